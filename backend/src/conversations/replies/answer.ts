import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import type { AssistantEngine, AssistantReply, AssistantTurn } from '@pilotlight/assistant/assistant-engine';
import { deniableIn } from '@pilotlight/assistant/interlock/emergency-mode';
import { allowedPrices } from '@pilotlight/assistant/interlock/allowed-prices';
import { type BrokenRule, checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { ruleVersion } from '@pilotlight/assistant/interlock/rules/rule-set';
import { clarifyingCard, safetyCard } from '@pilotlight/assistant/interlock/safety-card';
import { derivedId } from '../../write-side/event-ids';
import type { AssistantAnswer } from './reply.decisions';
import type { OpenConversation } from '../aggregate/conversation.state';
import type { Turn } from '../aggregate/turn.state';

/** A message and all that its answer is made of. */
export interface Asked {
  readonly conversation: OpenConversation;
  readonly turn: Turn;
  readonly firmName: string;
  /** What the installer has published. */
  readonly training: Training;
  /** The installer's chat is switched off: only the safety card answers. */
  readonly suspended: boolean;
}

/** Said instead of words that the rules forbid. */
export const unsaid = 'That is one for the team: they will answer you themselves.';

/** Of an answer that asked no model. */
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

/** An engine's answer, read by the rules before anybody sees a word of it; `latencyMs` is what it took. */
export const checked = ({ reply, account }: AssistantReply, turn: AssistantTurn, latencyMs: number): CheckedAnswer => {
  const { emergency, information = emptyTraining } = turn;
  const verdict = checkReply(reply.text, { emergency, allowedPrices: allowedPrices(information) });
  if (verdict.kind === 'ok') return { reply, account: account && { ...account, ruleVersion }, stopped: null };
  const silence = { text: unsaid, quickReplies: [], asksFor: null, leavesOpen: 'this-message' } as const;
  const told = account ?? { ...byScript, latencyMs };
  return { reply: silence, account: { ...told, withheld: verdict.rule, ruleVersion }, stopped: verdict.rule };
};

/** The answer as it will stand in the log. */
export const answerOf = (
  { reply, account }: AssistantReply,
  { conversation, turn }: Asked,
  engine: AssistantEngine['name'],
): AssistantAnswer => {
  const card = cardFor(turn, conversation.facts.postcode ?? null);
  return {
    replyId: derivedId(conversation.sessionId, turn.messageId, 'reply'),
    text: reply.text,
    asksFor: reply.asksFor,
    ...(reply.asksForPhoto && { asksForPhoto: reply.asksForPhoto }),
    ...(reply.leavesOpen && { leavesOpen: reply.leavesOpen }),
    // Beside a card only the way back stands, where it has one; beside a question its answers.
    quickReplies: card?.kind === 'card' && !deniableIn(conversation.mode) ? [] : reply.quickReplies,
    card,
    engine: card ? 'interlock' : (account?.engine ?? engine),
    ...(account && { account }),
  };
};

/** What the visitor sees beside the answer. */
export const cardFor = ({ safety, text }: Turn, postcode: string | null): SafetyCard | null => {
  switch (safety.kind) {
    case 'clear':
    case 'vulnerable':
      return null;
    case 'hazard':
      return safetyCard(safety.hazard, { postcode });
    case 'doubt':
      return clarifyingCard(safety.hazard, text, { postcode });
  }
};
