import { anything, digit, PhraseReader } from './phrase-strings';

/** Words one of which is in every text that a phrase is heard in; `digit` stands for any word with a digit. */
export type NeededWords = ReadonlySet<string>;

/** What was read since the last word that all have in common: by how the word begun so far is spelt, the words before it; null where none is needed. */
type Begun = ReadonlyMap<string, NeededWords | null>;

const someDigit = /\d/;
const nothing: Begun = new Map([['', null]]);
const unknown: Begun = new Map([[anything, null]]);
const mostBegun = 4000;

/** Of the words that follow each other in one reading, the longest tells most. */
const longer = (needed: NeededWords | null, word: string): NeededWords | null => {
  if (word === '') return needed;
  if (word.includes(digit)) return new Set([digit]);
  if (word.includes(anything)) return someDigit.test(word) ? new Set([digit]) : needed;
  if (needed === null) return new Set([word]);
  for (const each of needed) if (each === digit || each.length >= word.length) return needed;
  return new Set([word]);
};

const either = (one: NeededWords | null, other: NeededWords | null): NeededWords | null =>
  one === null || other === null ? null : new Set([...one, ...other]);

const goingOn = (begun: Begun, strings: readonly string[]): Begun => {
  if (begun.size * strings.length > mostBegun) return unknown;
  const next = new Map<string, NeededWords | null>();
  for (const [beginning, before] of begun) {
    for (const each of strings) {
      let [word, needed] = [beginning, before];
      for (const [place, part] of each.split(' ').entries()) {
        if (place > 0) [needed, word] = [longer(needed, word), ''];
        word += part;
      }
      const other = next.get(word);
      next.set(word, other === undefined ? needed : either(other, needed));
    }
  }
  return next;
};

const neededOf = (begun: Begun): NeededWords | null => {
  let all: NeededWords | null | undefined;
  for (const [word, before] of begun) {
    const needed = longer(before, word);
    all = all === undefined ? needed : either(all, needed);
  }
  return all ?? null;
};

/**
 * The words that a phrase needs, as `cue` has phrases: of each of these sets one word is in every text that it is heard in. None where
 * nothing can be told.
 */
export const neededWords = (phrase: string): readonly NeededWords[] => {
  const found: NeededWords[] = [];
  let begun = nothing;
  const close = () => {
    const needed = neededOf(begun);
    if (needed) found.push(needed);
    begun = nothing;
  };
  for (const strings of new PhraseReader(phrase).pieces() ?? []) {
    if (strings.length === 1 && strings[0] === ' ') close();
    else begun = goingOn(begun, strings);
  }
  close();
  return found;
};
