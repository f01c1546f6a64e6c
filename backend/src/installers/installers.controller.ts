import { Controller } from '@nestjs/common';
import {
  installerMe,
  listInstallers,
  reactivateInstaller,
  rotateApiKey,
  saveInstaller,
  suspendChatbot,
} from '@pilotlight/contracts/http/installers';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import type { z } from 'zod';
import { BodyOf, Call, QueryOf } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { Context, OwnSlug } from '../http/caller';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { ResumeInstaller } from './resume-installer.command';
import { SuspendInstaller } from './suspend-installer.command';
import { RotateApiKey } from './rotate-api-key.command';
import { SaveInstaller } from './save-installer.command';
import { InstallerViews } from './installer-views';

@Controller()
export class InstallersController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly views: InstallerViews,
  ) {}

  @Call(listInstallers)
  async list(@QueryOf(listInstallers) query: z.infer<typeof listInstallers.query>) {
    return await this.views.list(query);
  }

  @Call(saveInstaller)
  async save(@BodyOf(saveInstaller) form: z.infer<typeof saveInstaller.body>, @Context() context: RequestContext) {
    await this.commands.execute(new SaveInstaller(form, context), InstallerReader);
    return { installer: await this.views.one(form.slug) };
  }

  @Call(rotateApiKey)
  async rotate(
    @SlugInPath() slug: string,
    @BodyOf(rotateApiKey) form: z.infer<typeof rotateApiKey.body>,
    @Context() context: RequestContext,
  ) {
    const rotating = new RotateApiKey(slug, form?.graceHours ?? 0, context);
    const { apiKey } = await this.commands.execute(rotating, InstallerReader);
    return { apiKey };
  }

  @Call(suspendChatbot)
  async suspend(
    @SlugInPath() slug: string,
    @BodyOf(suspendChatbot) form: z.infer<typeof suspendChatbot.body>,
    @Context() context: RequestContext,
  ) {
    await this.commands.execute(new SuspendInstaller(slug, 'admin', context, form?.reason), InstallerReader);
    return { success: true, message: 'Chatbot Suspended' };
  }

  @Call(reactivateInstaller)
  async reactivate(@SlugInPath() slug: string, @Context() context: RequestContext) {
    await this.commands.execute(new ResumeInstaller(slug, 'admin', context), InstallerReader);
    return { success: true, message: 'Chatbot Reactivated' };
  }

  @Call(installerMe)
  async me(@OwnSlug() slug: string) {
    return { installer: await this.views.one(slug) };
  }
}
