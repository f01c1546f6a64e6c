import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import type { LeftOpen } from '@pilotlight/assistant/dialogue/dialogue';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import type { Proposal } from '@pilotlight/assistant/dialogue/proposal';
import { Refused } from '../../write-side/refused';
import { type ConversationState, turnIn } from '../aggregate/conversation.state';
import type { Grader } from '../aggregate/grading';
import { isPersons } from '../aggregate/handover.state';
import { acceptProposals } from './accept-proposals';
import { leftOpen } from './open-questions';

export interface AssistantAnswer {
  readonly replyId: string;
  readonly text: string;
  readonly quickReplies: readonly string[];
  readonly asksFor: AskedFor;
  readonly asksForPhoto?: PhotoSlot;
  readonly leavesOpen?: LeftOpen;
  readonly card: SafetyCard | null;
  readonly engine: 'interlock' | 'scripted' | 'openai';
  readonly account?: AnswerAccount;
}

/** What was noted with an answer, and by what the lead is graded once that counts. */
export interface Noted extends Grader {
  readonly proposals: readonly Proposal[];
}

/** One answer to one message: whoever comes second finds the first one's. A person's silence is kept, except in danger. */
export const recordReply = (
  state: ConversationState,
  messageId: string,
  answer: AssistantAnswer,
  noted: Noted | null,
): ConversationEvent[] => {
  const turn = turnIn(state, messageId);
  if (state.status !== 'open' || !turn) throw new Refused('No such message', 'not-found');
  if (turn.reply || (answer.card === null && isPersons(state, turn))) return [];
  const { slug, sessionId } = state;
  const { quickReplies, leavesOpen, ...rest } = answer;
  return [
    {
      type: 'AssistantReplied',
      data: { slug, sessionId, inReplyTo: messageId, quickReplies: [...quickReplies], ...rest },
    },
    ...leftOpen(state, turn, leavesOpen),
    ...(noted ? acceptProposals(state, turn, noted.proposals, noted) : []),
  ];
};
