import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { refuseMarketing } from './marketing.decisions';

/** A visitor stopped the messages of a channel: it is kept where their agreement would be. `wording` is what they read. */
export class RefuseMarketing extends Command<{ position: Position | null }> {
  constructor(
    readonly refused: {
      readonly slug: string;
      readonly sessionId: string;
      readonly channel: Channel;
      readonly wording: string;
    },
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RefuseMarketing)
export class RefuseMarketingHandler implements ICommandHandler<RefuseMarketing> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ refused, context }: RefuseMarketing): Promise<{ position: Position | null }> {
    const { slug, sessionId, channel, wording } = refused;
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, context.requestId),
      decide: (state) => refuseMarketing(state, channel, wording, { slug, sessionId }),
    });
  }
}
