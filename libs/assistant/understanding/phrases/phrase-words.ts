import { anything, digit, PhraseReader } from './phrase-strings';

/** One of them, words or pairs, is in every text with the phrase. `digit` stands for any word with a digit. */
export type NeededWords = ReadonlySet<string>;

/** By the word under way (and the one before it): what is needed of those before; null for nothing. */
type Begun = Map<string, Set<string> | null>;

const mostBegun = 4000;
const someDigit = /\d/;

const freshly = (): Begun => new Map([['', null]]);

const isKnown = (word: string): boolean => word !== '' && !word.includes(anything) && !word.includes(digit);

const areAsLong = (words: NeededWords, length: number): boolean => {
  for (const word of words) if (word.length < length) return false;
  return true;
};

/** Of the words and pairs in one reading, the longest says most. */
const withWord = (needed: NeededWords | null, before: string, word: string): NeededWords | null => {
  if (!isKnown(word)) return word.includes(digit) || someDigit.test(word) ? new Set([digit]) : needed;
  const told = before === '' ? word : `${before} ${word}`;
  return needed && areAsLong(needed, told.length) ? needed : new Set([told]);
};

const enter = (begun: Begun, key: string, needed: NeededWords | null): void => {
  const others = begun.get(key);
  if (needed === null || others === null) begun.set(key, null);
  else if (others === undefined) begun.set(key, new Set(needed));
  else for (const word of needed) others.add(word);
};

const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);

const withoutOptional = (begun: Begun): Begun => {
  for (const key of begun.keys()) {
    const word = lastWord(key);
    if (word !== key && begun.get(word) === null) begun.delete(key);
  }
  return begun;
};

const goingOn = (begun: Begun, strings: readonly string[]): Begun => {
  if (begun.size * strings.length > mostBegun) return new Map([[anything, null]]);
  const next: Begun = new Map();
  for (const [key, beginning] of begun) {
    for (const each of strings) {
      let needed: NeededWords | null = beginning;
      let [before, word] = [key.slice(0, -lastWord(key).length - 1), lastWord(key)];
      for (const [place, part] of each.split(' ').entries()) {
        if (place > 0) {
          needed = withWord(needed, before, word);
          [before, word] = [isKnown(word) ? word : '', ''];
        }
        word += part;
      }
      enter(next, before === '' ? word : `${before} ${word}`, needed);
    }
  }
  return withoutOptional(next);
};

const neededOf = (begun: Begun): NeededWords | null => {
  const ends: Begun = new Map();
  for (const [key, needed] of begun) {
    const word = lastWord(key);
    enter(ends, '', withWord(needed, key.slice(0, -word.length - 1), word));
  }
  return ends.get('') ?? null;
};

/** One of each set is in every text with the phrase. None where nothing can be told. */
export const neededWords = (phrase: string): readonly NeededWords[] => {
  const found: NeededWords[] = [];
  let begun = freshly();
  const close = () => {
    const needed = neededOf(begun);
    if (needed) found.push(needed);
    begun = freshly();
  };
  for (const strings of new PhraseReader(phrase).pieces() ?? []) {
    if (strings.length === 1 && strings[0] === ' ') close();
    else begun = goingOn(begun, strings);
  }
  close();
  return found;
};
