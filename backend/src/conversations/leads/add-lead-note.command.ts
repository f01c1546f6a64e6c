import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { addLeadNote } from './lead-work.decisions';

export class AddLeadNote extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly note: { readonly noteId: string; readonly text: string },
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
      ...conversationCommand({ slug, sessionId }, context, 'lead-note', note.noteId),
      decide: (now) => addLeadNote(now, { slug, sessionId, ...note, author }),
    });
  }
}
