import { Injectable } from '@nestjs/common';
import { type Calendar, noCalendar } from '@pilotlight/contracts/values/calendar';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { SetCalendar } from './set-calendar.command';

const google: Calendar = { provider: 'google' };

/** Which calendar of its own an installer's visits are written to. */
@Injectable()
export class InstallerCalendars {
  constructor(private readonly commands: DashboardCommands) {}

  async connectGoogle(slug: string, context: RequestContext): Promise<void> {
    await this.commands.execute(new SetCalendar(slug, google, context), InstallerReader);
  }

  async disconnect(slug: string, context: RequestContext): Promise<void> {
    await this.commands.execute(new SetCalendar(slug, noCalendar, context), InstallerReader);
  }
}
