import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Calendar, noCalendar } from '@pilotlight/contracts/values/calendar';
import type { RequestContext } from '../write-side/request-context';
import { SetCalendar } from './set-calendar.command';

const google: Calendar = { provider: 'google' };

/** Which calendar of its own an installer's visits are written to. */
@Injectable()
export class InstallerCalendars {
  constructor(private readonly commands: CommandBus) {}

  async connectGoogle(slug: string, context: RequestContext): Promise<void> {
    await this.commands.execute(new SetCalendar(slug, google, context));
  }

  async disconnect(slug: string, context: RequestContext): Promise<void> {
    await this.commands.execute(new SetCalendar(slug, noCalendar, context));
  }
}
