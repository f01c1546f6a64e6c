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

/**
 * Writes the assistant's answer to one message, and what it noted. Answers with the one that stands, whoever wrote it; null where a person
 * took over. If danger was heard since, the script's words are written instead.
 */
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
      // Two answers made at once are two appends: the names must not make the second look like the first's repeat.
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
