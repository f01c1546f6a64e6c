import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { handBack } from './handover.decisions';

export class HandBack extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(HandBack)
export class HandBackHandler implements ICommandHandler<HandBack> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, context }: HandBack): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'hand-back', context.requestId),
      decide: (now) => handBack(now, { slug, sessionId }),
    });
  }
}
