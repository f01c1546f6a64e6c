import { clarificationsOf } from '@pilotlight/assistant/interlock/clarifications';
import { clarifyingReply } from '@pilotlight/assistant/dialogue/safety-question-dialogue';
import { nextReply } from '@pilotlight/assistant/dialogue/scripted-dialogue';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { answerOf, type ReplyInput, byScript, checked, type AssistantAnswer } from './reply.decisions';
import { cardFor } from '../aggregate/turn.state';
import { type ConversationState, type OpenConversation, turnIn } from '../aggregate/conversation.state';
import { assistantTurnOf } from './assistant-turn';

const heardSince = (before: OpenConversation, now: OpenConversation): 'danger' | 'doubt' | null => {
  if (isOn(now.mode)) return isOn(before.mode) ? null : 'danger';
  const asked = before.turns.length;
  const pending = clarificationsOf(now.turns, now.mode).some((clarification) => clarification.pending);
  return pending && now.turns.slice(asked).some(({ safety }) => safety.kind === 'doubt') ? 'doubt' : null;
};

/** Danger heard since the answer was made: the script speaks instead. Null where the answer may still be said. */
export const replacementReply = (
  state: ConversationState,
  input: ReplyInput,
  answer: AssistantAnswer,
): AssistantAnswer | null => {
  const turn = turnIn(state, input.turn.messageId);
  if (state.status !== 'open' || !turn || cardFor(turn, null)) return null;
  const heard = heardSince(input.conversation, state);
  if (!heard) return null;
  const now = { ...input, conversation: state, turn };
  const assistantTurn = assistantTurnOf(now);
  const doubted = state.turns.findLast(({ safety }) => safety.kind === 'doubt') ?? turn;
  const reply =
    heard === 'danger'
      ? nextReply(assistantTurn)
      : clarifyingReply({ ...assistantTurn, text: doubted.text, safety: doubted.safety });
  const { latencyMs, inputTokens, outputTokens, costPence } = answer.account ?? byScript;
  const account = {
    ...byScript,
    latencyMs,
    inputTokens,
    outputTokens,
    costPence,
    scriptedBecause: 'danger' as const,
  };
  return answerOf(checked({ reply, account }, assistantTurn, latencyMs), now, 'scripted');
};
