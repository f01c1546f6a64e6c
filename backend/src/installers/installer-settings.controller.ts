import { Controller } from '@nestjs/common';
import { changeInstallerSettings } from '@pilotlight/contracts/http/settings';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { ChangeInstallerSettings } from './change-installer-settings.command';
import { InstallerViews } from './installer-views';

@Controller()
export class InstallerSettingsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly views: InstallerViews,
  ) {}

  @Call(changeInstallerSettings)
  async change(
    @OwnSlug() slug: string,
    @BodyOf(changeInstallerSettings) settings: z.infer<typeof changeInstallerSettings.body>,
    @Context() context: RequestContext,
  ) {
    await this.commands.execute(new ChangeInstallerSettings(slug, settings, context), InstallerReader);
    return { installer: await this.views.one(slug) };
  }
}
