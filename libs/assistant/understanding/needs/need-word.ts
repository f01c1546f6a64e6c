import { lastOf, saidAt, without } from '../phrases/matching';
import type { PhraseSet, Said } from '../phrases/phrase-set';

export type Word = 'wanted' | 'withdrawn' | null;

export const laterOf = (wanted: number, withdrawn: number): Word => {
  if (wanted < 0 && withdrawn < 0) return null;
  return wanted > withdrawn ? 'wanted' : 'withdrawn';
};
export const wordOf = (wish: PhraseSet, drop: PhraseSet, said: Said): Word =>
  laterOf(saidAt(wish, without(drop, said)), lastOf(drop, said));

export const either = (isWanted: boolean, isWithdrawn = false): Word => {
  if (isWanted) return 'wanted';
  return isWithdrawn ? 'withdrawn' : null;
};
