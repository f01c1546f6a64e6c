import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { ErasureCause } from '@pilotlight/contracts/events/subject-events';
import { ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { WidgetSessions } from '../../sessions/widget-sessions';
import { eventIds } from '../../write-side/event-ids';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { metadataOf } from '../../write-side/request-context';
import { conversationStream } from '../../write-side/stream-names';
import { eraseConversation } from '../conversation.decisions';
import { ConversationStream } from '../conversation.stream';

/** Erases a visitor for good. Again, or after a crash halfway, it does what is left to do. */
export class EraseConversation extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly cause: ErasureCause,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(EraseConversation)
export class EraseConversationHandler implements ICommandHandler<EraseConversation> {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly ledger: ErasureLedger,
    private readonly sessions: WidgetSessions,
  ) {}

  async execute({ slug, sessionId, cause, context }: EraseConversation): Promise<{ position: Position | null }> {
    const stream = conversationStream(sessionId);
    const { state } = await this.conversations.current(stream);
    if (state.status === 'unstarted' || state.slug !== slug) throw new Refused('No such conversation', 'not-found');
    // The key goes first: from here on the words are gone whatever happens, and the ledger knows what is left to do.
    if (state.status === 'open') await this.ledger.destroy({ slug, sessionId, cause });
    const { position } = await this.conversations.decide({
      stream,
      metadata: metadataOf(slug, context),
      decide: (now) => eraseConversation(now, { slug, sessionId, cause }),
      eventId: eventIds(stream, 'erase'),
    });
    await this.sessions.end(sessionId);
    await this.ledger.finish({ slug, sessionId });
    return { position };
  }
}
