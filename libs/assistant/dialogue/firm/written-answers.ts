import type { OwnFound } from '../../knowledge/own-pieces';
import { keyOf } from '../../knowledge/phrase-search';
import type { Ranked } from '../../knowledge/rank';
import { type Answered, asksForMore } from '../answered';
import type { DialogueInput } from '../dialogue';
import { enough } from '../to-the-point';
import { saidOfFirm } from './firm-answers';

export const ofOwn = ({ piece }: OwnFound): Answered => ({ words: piece.words, sources: [piece.source], fact: null });

/** The firm's answer to a question of the same subject, where it has told nothing else of it. */
export const ofSameSubject = (
  written: readonly OwnFound[],
  first: Ranked,
  text: string,
  input: DialogueInput,
): OwnFound | undefined => {
  if (first.sure < enough.each || first.subject.kind === 'none') return undefined;
  if (first.subject.kind === 'firm' && saidOfFirm(first.subject.name, { text, input }) !== null) return undefined;
  const key = keyOf(first.subject);
  return written
    .filter(({ piece, sameQuestion }) => piece.asked !== null && sameQuestion >= enough.sameSubject)
    .toSorted((one, other) => other.sameQuestion - one.sameQuestion)
    .find(({ about }) => about().includes(key));
};

/** About something else than what is surely asked. */
export const isAsideOf = (first: Ranked | undefined, { about }: OwnFound): boolean =>
  first !== undefined && first.sure >= enough.surely && !about().includes(keyOf(first.subject));

/** What the firm answered to that very question, or to one that is as near as nothing else is. */
export const answeredBefore = (
  text: string,
  written: readonly OwnFound[],
  first: Ranked | undefined,
): OwnFound | undefined => {
  const [nearest] = written
    .filter(({ piece }) => piece.asked !== null)
    .toSorted((one, other) => other.sameQuestion - one.sameQuestion);
  if (!nearest) return undefined;
  // What is surely asked gives way to the very question alone.
  if (nearest.sameQuestion >= (isAsideOf(first, nearest) ? enough.surely : enough.own)) return nearest;
  if (first === undefined || first.subject.kind === 'none') return undefined;
  const { asked, words } = nearest.piece;
  const isNearest = nearest.sameQuestion >= enough.near && nearest.sameQuestion > first.sure;
  return isNearest && !asksForMore(text, `${asked ?? ''} ${words}`) ? nearest : undefined;
};
