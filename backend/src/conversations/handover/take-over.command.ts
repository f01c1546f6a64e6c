import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { eventIds } from '../../write-side/event-ids';
import type { RequestContext } from '../../write-side/request-context';
import { metadataOf } from '../../write-side/request-context';
import { conversationStream } from '../../write-side/stream-names';
import { ConversationStream } from '../aggregate/conversation.stream';
import { takeOver } from './handover.decisions';

/** The installer answers from here on. */
export class TakeOver extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    /** The installer's chat is switched off. */
    readonly suspended: boolean,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(TakeOver)
export class TakeOverHandler implements ICommandHandler<TakeOver> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, suspended, context }: TakeOver): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      stream: conversationStream(sessionId),
      metadata: metadataOf(slug, context),
      decide: (now) => takeOver(now, { slug, sessionId, suspended }),
      eventId: eventIds(sessionId, 'take-over', context.requestId),
    });
  }
}
