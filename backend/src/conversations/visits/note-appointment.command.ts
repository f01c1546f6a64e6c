import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { type CommandContext, conversationCommand } from '../../write-side/command-target';
import { ConversationStream } from '../aggregate/conversation.stream';
import { noteAppointment, type NotedAppointment } from './appointment-noted.decisions';

/** A conversation hears of its visit. */
export class NoteAppointment extends Command<void> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly noted: NotedAppointment,
    /** Of the event that tells it. */
    readonly context: CommandContext & { readonly causedBy: string },
  ) {
    super();
  }
}

@CommandHandler(NoteAppointment)
export class NoteAppointmentHandler implements ICommandHandler<NoteAppointment> {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly installers: InstallerProfiles,
  ) {}

  async execute({ slug, sessionId, noted, context }: NoteAppointment): Promise<void> {
    const coverageAndOffer = await this.installers.workOf(slug);
    await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'appointment', context.causedBy),
      decide: (now) => noteAppointment(now, noted, { now: this.conversations.clock.now(), coverageAndOffer }),
    });
  }
}
