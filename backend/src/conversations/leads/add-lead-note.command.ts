import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { eventIds } from '../../write-side/event-ids';
import type { RequestContext } from '../../write-side/request-context';
import { metadataOf } from '../../write-side/request-context';
import { conversationStream } from '../../write-side/stream-names';
import { ConversationStream } from '../aggregate/conversation.stream';
import { addLeadNote } from './lead-work.decisions';

/** Somebody of the firm writes down what they know of a lead. */
export class AddLeadNote extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly note: { readonly noteId: string; readonly text: string },
    /** Who was signed in: "Dawn". */
    readonly author: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(AddLeadNote)
export class AddLeadNoteHandler implements ICommandHandler<AddLeadNote> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, note, author, context }: AddLeadNote): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      stream: conversationStream(sessionId),
      metadata: metadataOf(slug, context),
      decide: (now) => addLeadNote(now, { slug, sessionId, ...note, author }),
      eventId: eventIds(sessionId, 'lead-note', note.noteId),
    });
  }
}
