import { flush } from '../job-sheet/flush';

const unwanted = /\b(?:no|not|without|don['’]?t)\b[^,.;!?]{0,15}$/iu;
const done = /\b(?:had|did|done|got|was|were|been|you)\b[^,.;!?]{0,30}$/iu;
const wishes = /\b(?:need|want|quote|book|getting|to get|get it|do (?:you|u)|can (?:you|u)|could (?:you|u))\b/iu;
const longAgo = /^[^,.;!?]{0,30}\b(?:ago|last (?:year|month|week|winter)|already|recently|before|in (?:19|20)\d\d)\b/iu;

/** The flush that a message asks for, or asks about, in the visitor's own words; null where none is, and where it was done. */
export const flushTold = (text: string): string | null => {
  const found = flush.exec(text);
  if (!found) return null;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const isDone = longAgo.test(after) || (done.test(before) && !wishes.test(before));
  return isDone || unwanted.test(before) ? null : found[0];
};
