import { type Code, near } from './code-forms';
import type { Said, Telling } from './telling';

const past = /^(?:last|previously|yearsago|ago|used)$/;
const now = /^(?:again|now|same|still|back|keeps|today|time|currently|showing|flashing)$/;

/** "Since last night", "for the last few days": it began then and shows now. */
const until = /^(?:since|for|over|in|during|within|these|every)$/;
const lastsTillNow = (around: readonly Said[], index: number): boolean =>
  around[index]?.text === 'last' && around.slice(Math.max(0, index - 2), index).some(({ text }) => until.test(text));

export const isOver = (telling: Telling, { first, last }: Code): boolean => {
  const clause = telling.said[first]?.sentence;
  const around = telling.said.filter((each) => each.sentence === clause);
  return (
    around.some((each, index) => past.test(each.text) && !lastsTillNow(around, index)) &&
    !telling.said.slice(last + 1).some(({ text }) => now.test(text)) &&
    !around.some(({ text }) => now.test(text))
  );
};

/** "No F28". */
export const isDenied = (telling: Telling, { first }: Code): boolean => near(telling, first - 1, first)?.cue === 'NOT';
