import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { Reply } from '@pilotlight/contracts/http/widget';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { coverageAndOfferOf } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { Proposal } from '@pilotlight/assistant/dialogue/proposal';
import { Refused } from '../../write-side/refused';
import { conversationCommand } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { type AssistantAnswer, recordReply, type ReplyInput } from './reply.decisions';
import { turnIn } from '../aggregate/conversation.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import { replacementReply } from './superseded-reply';

/** Resolves with the reply in the log, whoever wrote it; null after a takeover. Danger heard since makes it the script's words. */
export class RecordReply extends Command<Reply | null> {
  constructor(
    readonly input: ReplyInput,
    readonly answer: AssistantAnswer,
    readonly proposals: readonly Proposal[],
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RecordReply)
export class RecordReplyHandler implements ICommandHandler<RecordReply> {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly engine: AssistantEngine,
  ) {}

  async execute(command: RecordReply): Promise<Reply | null> {
    const { input, answer, proposals, context } = command;
    const grader = { now: this.conversations.clock.now(), coverageAndOffer: coverageAndOfferOf(input.training) };
    const noted = proposals.length > 0 ? { ...grader, proposals } : null;
    const { messageId, eventId } = input.turn;
    const byAssistant = { ...context, actor: { kind: 'assistant', id: null }, causedBy: eventId } as const;
    const counted: { account?: AnswerAccount | undefined } = {};
    const { state } = await this.conversations.execute({
      // Two replies made at once must not look like repeats of each other.
      ...conversationCommand(input.conversation, byAssistant, messageId, 'reply', context.requestId),
      decide: (now) => {
        const instead = replacementReply(now, input, answer);
        const said = instead ?? answer;
        const events = recordReply(now, messageId, said, instead ? null : noted);
        counted.account = events.length > 0 ? said.account : undefined;
        return events;
      },
    });
    if (counted.account) this.engine.count?.(counted.account);
    const turn = turnIn(state, messageId);
    if (!turn) throw new Refused('No such message', 'not-found');
    return turn.reply;
  }
}
