import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import type { AssistantEngine, AssistantReply, AssistantTurn } from '@pilotlight/assistant/assistant-engine';
import { allowedPrices } from '@pilotlight/assistant/interlock/allowed-prices';
import { type BrokenRule, checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { deniableIn } from '@pilotlight/assistant/interlock/emergency-mode';
import { ruleVersion } from '@pilotlight/assistant/interlock/rules/rule-set';
import type { VisitStep } from '@pilotlight/contracts/values/visit-step';
import type { FreeTime } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import type { LeftOpen } from '@pilotlight/assistant/dialogue/dialogue';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import type { Proposal } from '@pilotlight/assistant/dialogue/proposal';
import { derivedId } from '../../write-side/event-ids';
import { Refused } from '../../write-side/refused';
import { type ConversationState, type OpenConversation, turnIn } from '../aggregate/conversation.state';
import type { Grader } from '../aggregate/grading';
import { isPersons } from '../aggregate/handover.state';
import { cardFor, type Turn } from '../aggregate/turn.state';
import { acceptProposals } from './accept-proposals';
import { leftOpen } from './open-questions';

export interface ReplyInput {
  readonly conversation: OpenConversation;
  readonly turn: Turn;
  readonly installerName: string;
  readonly training: Training;
  readonly suspended: boolean;
  /** The times that can be booked; absent where it wasn't looked into, null where visits are agreed by phone. */
  readonly diary?: readonly FreeTime[] | null;
}

export interface AssistantAnswer {
  readonly replyId: string;
  readonly text: string;
  readonly quickReplies: readonly string[];
  readonly asksFor: AskedFor;
  readonly asksForPhoto?: PhotoSlot;
  readonly leavesOpen?: LeftOpen;
  /** The training's field that would have told what it leaves open. */
  readonly fact?: string;
  readonly visit?: VisitStep;
  readonly card: SafetyCard | null;
  readonly engine: 'interlock' | 'scripted' | 'openai';
  readonly account?: AnswerAccount;
}

export interface Noted extends Grader {
  readonly proposals: readonly Proposal[];
}

/** Said instead of words that the rules forbid. */
export const unsaid = 'That is one for the team: they will answer you themselves.';

export const byScript: AnswerAccount = {
  engine: 'scripted',
  model: null,
  promptVersion: null,
  sources: [],
  latencyMs: 0,
  inputTokens: 0,
  outputTokens: 0,
  costPence: 0,
  withheld: null,
  scriptedBecause: null,
};

/** `stopped` by the rule that it broke; null where it is said. */
export type CheckedAnswer = AssistantReply & { readonly stopped: BrokenRule | null };

export const checked = ({ reply, account }: AssistantReply, turn: AssistantTurn, latencyMs: number): CheckedAnswer => {
  const { emergency, information = emptyTraining } = turn;
  const verdict = checkReply(reply.text, { emergency, allowedPrices: allowedPrices(information) });
  if (verdict.kind === 'ok') return { reply, account: account && { ...account, ruleVersion }, stopped: null };
  const silence = { text: unsaid, quickReplies: [], asksFor: null, leavesOpen: 'this-message' } as const;
  const told = account ?? { ...byScript, latencyMs };
  return { reply: silence, account: { ...told, withheld: verdict.rule, ruleVersion }, stopped: verdict.rule };
};

export const answerOf = (
  { reply, account }: AssistantReply,
  { conversation, turn }: ReplyInput,
  engine: AssistantEngine['name'],
): AssistantAnswer => {
  const card = cardFor(turn, conversation.facts.postcode ?? null);
  // What the script answered from is kept as a model's is.
  const known = account ?? (reply.sources ? { ...byScript, sources: [...reply.sources] } : undefined);
  return {
    replyId: derivedId(conversation.sessionId, turn.messageId, 'reply'),
    text: reply.text,
    asksFor: reply.asksFor,
    ...(reply.asksForPhoto && { asksForPhoto: reply.asksForPhoto }),
    ...(reply.leavesOpen && { leavesOpen: reply.leavesOpen }),
    ...(reply.fact && { fact: reply.fact }),
    ...(reply.visit && !card && { visit: reply.visit }),
    // Beside a card only the way back stands, where it has one; beside a question its answers.
    quickReplies: card?.kind === 'card' && !deniableIn(conversation.mode) ? [] : reply.quickReplies,
    card,
    engine: card ? 'interlock' : (account?.engine ?? engine),
    ...(known && { account: known }),
  };
};

/** One answer to one message: a second finds the first. A takeover's silence is kept, except in danger. */
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
  const { quickReplies, leavesOpen, fact, ...rest } = answer;
  return [
    {
      type: 'AssistantReplied',
      data: { slug, sessionId, inReplyTo: messageId, quickReplies: [...quickReplies], ...rest },
    },
    ...leftOpen(state, turn, leavesOpen, fact),
    ...(noted ? acceptProposals(state, turn, noted.proposals, noted) : []),
  ];
};
