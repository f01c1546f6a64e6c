import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { noteReminder } from './reminder.decisions';
import { ReminderStream } from './reminder.stream';

export class NoteReminder extends Command<void> {
  constructor(
    readonly reminder: { readonly slug: string; readonly reminderId: string; readonly text: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(NoteReminder)
export class NoteReminderHandler implements ICommandHandler<NoteReminder> {
  constructor(private readonly reminders: ReminderStream) {}

  async execute({ reminder, context }: NoteReminder): Promise<void> {
    const stream = streamName('reminder', reminder.reminderId);
    await this.reminders.execute({
      ...commandOn(stream, reminder.slug, context, [stream]),
      decide: (state) => noteReminder(state, reminder),
    });
  }
}
