import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Calendar } from '@pilotlight/contracts/values/calendar';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { connectCalendar, disconnectCalendar } from './calendar.decisions';
import { InstallerStream } from './installer.stream';

/** Says whether an installer's visits are written to a calendar of its own. */
export class SetCalendar extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly calendar: Calendar,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SetCalendar)
export class SetCalendarHandler implements ICommandHandler<SetCalendar> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, calendar, context }: SetCalendar): Promise<{ position: Position | null }> {
    const decide = calendar.provider === 'google' ? connectCalendar : disconnectCalendar;
    return await this.installers.execute({ ...installerCommand(slug, context), decide });
  }
}
