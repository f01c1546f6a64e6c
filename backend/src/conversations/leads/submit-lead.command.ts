import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { KnownLead } from '@pilotlight/contracts/http/widget';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import type { Visit } from '../aggregate/conversation.state';
import { submitLead } from './lead-form.decisions';
import type { MarketingBox } from './marketing.decisions';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { ConversationStream } from '../aggregate/conversation.stream';
import { knownLead } from './known-lead';

export class SubmitLead extends Command<{ lead: KnownLead }> {
  constructor(
    readonly visit: Visit,
    readonly facts: LeadFacts,
    /** Undefined where there was none. */
    readonly marketing: MarketingBox | undefined,
    readonly coverageAndOffer: CoverageAndOffer,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SubmitLead)
export class SubmitLeadHandler implements ICommandHandler<SubmitLead> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({ visit, facts, marketing, coverageAndOffer, context }: SubmitLead): Promise<{ lead: KnownLead }> {
    const grader = { now: this.conversations.clock.now(), coverageAndOffer };
    const { state } = await this.conversations.execute({
      ...conversationCommand(visit, context, context.requestId),
      decide: (state) => submitLead(state, visit, facts, grader, marketing),
    });
    return { lead: state.status === 'open' ? knownLead(state.facts) : {} };
  }
}
