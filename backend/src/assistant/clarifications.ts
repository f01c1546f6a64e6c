import type { TurnSafety } from './dialogue/dialogue';
import { readAnswer } from './interlock/answer';
import type { Clarification } from './interlock/verdict';

type SafeTurn = { readonly text: string; readonly safety: TurnSafety };

/** How many messages a clarifying question is left open over. */
const patience = 3;

/** A question stays open while what was said since is about something else. */
const isOpen = (since: readonly SafeTurn[]): boolean =>
  since.length <= patience && since.every(({ text }, index) => readAnswer(text, index === 0) === null);

/** The clarifying questions that a conversation's turns led to. */
export const clarificationsOf = (turns: readonly SafeTurn[]): Clarification[] =>
  turns.flatMap(({ safety }, index): Clarification[] =>
    safety.kind === 'doubt'
      ? [{ hazard: safety.hazard, pending: isOpen(turns.slice(index + 1)), passedOver: index < turns.length - 1 }]
      : [],
  );
