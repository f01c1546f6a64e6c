import type { TurnSafety } from './verdict';
import { readAnswer } from './yes-or-no';
import type { EmergencyMode } from './emergency-mode';
import type { Clarification } from './verdict';

type SafeTurn = { readonly text: string; readonly safety: TurnSafety };

const patience = 3;

const isOpen = (turns: readonly SafeTurn[], asked: number): boolean => {
  if (turns.length - 1 - asked > patience) return false;
  for (let index = asked + 1; index < turns.length; index += 1) {
    const since = turns[index];
    if (since && readAnswer(since.text, index === asked + 1) !== null) return false;
  }
  return true;
};

/** The clarifying questions that a conversation's turns led to. A card that was denied is one that was answered. */
export const clarificationsOf = (turns: readonly SafeTurn[], { denied, settled }: EmergencyMode): Clarification[] => {
  const clarifications: Clarification[] = [];
  const last = turns.length - 1;
  for (const [index, { safety }] of turns.entries())
    if (safety.kind === 'doubt')
      clarifications.push({
        hazard: safety.hazard,
        pending: index >= settled && isOpen(turns, index),
        passedOver: index < last,
      });
  return [...clarifications, ...denied.map((hazard) => ({ hazard, pending: false, settled: true }))];
};

export const deniesDoubt = (before: SafeTurn | undefined, now: SafeTurn | undefined): boolean =>
  before?.safety.kind === 'doubt' && now?.safety.kind === 'clear' && readAnswer(now.text) === 'no';

/** Where the newest message follows a clarifying question and doesn't confirm it: the words that led to it, and whether this denies it. */
export const doubtBefore = (
  turns: readonly SafeTurn[],
): { readonly words: string; readonly denied: boolean } | null => {
  const [before, now] = turns.slice(-2);
  const isCalm = now?.safety.kind === 'clear' || now?.safety.kind === 'vulnerable';
  return before?.safety.kind === 'doubt' && isCalm ? { words: before.text, denied: deniesDoubt(before, now) } : null;
};
