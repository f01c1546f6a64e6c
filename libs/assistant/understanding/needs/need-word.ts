import { lastOf, saidAt, without } from '../phrases/matching';
import type { PhraseSet, Said } from '../phrases/phrase-set';

/** What one message says of one need: the later word counts. */
export type Word = 'wanted' | 'withdrawn' | null;

/** Of a wish and its withdrawal the one that is said later. */
export const laterOf = (wanted: number, withdrawn: number): Word => {
  if (wanted < 0 && withdrawn < 0) return null;
  return wanted > withdrawn ? 'wanted' : 'withdrawn';
};
/** What is said of a need by the phrases that wish for it and those that drop it. */
export const wordOf = (wish: PhraseSet, drop: PhraseSet, said: Said): Word =>
  laterOf(saidAt(wish, without(drop, said)), lastOf(drop, said));

/** Wished for, else withdrawn, where it is said so. */
export const either = (isWanted: boolean, isWithdrawn = false): Word => {
  if (isWanted) return 'wanted';
  return isWithdrawn ? 'withdrawn' : null;
};
