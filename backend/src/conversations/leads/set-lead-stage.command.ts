import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { LostReason } from '@pilotlight/contracts/values/lost-reason';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { ConversationStream } from '../aggregate/conversation.stream';
import { setLeadStage, type StageToSet } from './lead-work.decisions';

export interface StageSet {
  readonly position: Position | null;
  /** Where the lead stood when it was decided. */
  readonly before: {
    readonly stage: LeadStage;
    readonly reason: LostReason | null;
    readonly valuePence: number | null;
  } | null;
}

export class SetLeadStage extends Command<StageSet> {
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

  async execute({ slug, sessionId, set, context }: SetLeadStage): Promise<StageSet> {
    let before: StageSet['before'] = null;
    const { position } = await this.conversations.execute({
      ...conversationCommand({ slug, sessionId }, context, 'lead-stage', context.requestId),
      decide: (now) => {
        before =
          now.status === 'open' ? { stage: now.stage, reason: now.lostReason, valuePence: now.valuePence } : null;
        return setLeadStage(now, { slug, sessionId, ...set });
      },
    });
    return { position, before };
  }
}
