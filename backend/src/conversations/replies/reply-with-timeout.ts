import type { AssistantEngine, AssistantTurn } from '@pilotlight/assistant/assistant-engine';
import { type CheckedAnswer, checked } from './reply.decisions';

/** An engine with a fallback uses it before. */
const timeoutMs = 12_000;

/** Checked by the rules before anybody sees it. Rejects after the timeout. */
export const replyWithTimeout = async (
  engine: AssistantEngine,
  turn: AssistantTurn,
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckedAnswer> => {
  const began = performance.now();
  const answer = await engine.reply(turn, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  return checked(answer, turn, Math.round(performance.now() - began));
};
