import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { dismissOpenQuestion } from './handover.decisions';

export class DismissOpenQuestion extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly messageId: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DismissOpenQuestion)
export class DismissOpenQuestionHandler implements ICommandHandler<DismissOpenQuestion> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, messageId, context }: DismissOpenQuestion): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'dismiss-question', context.requestId),
      decide: (now) => dismissOpenQuestion(now, { slug, sessionId, messageId }),
    });
  }
}
