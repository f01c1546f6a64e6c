import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { setLeadStage, type StageToSet } from './lead-work.decisions';

export class SetLeadStage extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly sessionId: string,
    readonly set: StageToSet,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SetLeadStage)
export class SetLeadStageHandler implements ICommandHandler<SetLeadStage> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ slug, sessionId, set, context }: SetLeadStage): Promise<{ position: Position | null }> {
    return await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'lead-stage', context.requestId),
      decide: (now) => setLeadStage(now, { slug, sessionId, ...set }),
    });
  }
}
