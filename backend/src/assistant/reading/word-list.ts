import { readPhrase } from './words';

/** Words and phrases by language, separated by commas. A leading ~ also admits the word misspelt. */
export type WordList = Readonly<Record<string, string>>;

export type Entry<Meaning extends string> = {
  readonly meaning: Meaning;
  readonly words: readonly string[];
  readonly compound: boolean;
};

export type RankedWord = { readonly word: string; readonly rank: number };

export type Dictionary<Meaning extends string> = {
  /** Entries by their first word. */
  readonly entries: ReadonlyMap<string, readonly Entry<Meaning>[]>;
  /** Every single word that is known and so never taken for a typo of another. */
  readonly known: ReadonlySet<string>;
  /** Words that are looked for misspelt, by first letter and length, each with its rank in the lists: the first that fits is meant. */
  readonly misspelt: ReadonlyMap<string, readonly RankedWord[]>;
  /** Known words by their form without doubled letters: "smel" -> "smell". */
  readonly undoubled: ReadonlyMap<string, string>;
  /** Words that may be parts of a run-together word. */
  readonly parts: ReadonlySet<string>;
};

/** Where the words of a first letter and a length stand in `misspelt`. */
export const shelfOf = (initial: string, length: number): string => initial + length;

export const undouble = (word: string): string => word.replace(/(.)\1+/gu, '$1');

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

/**
 * Makes word lists ready for looking up. `compounds` are the meanings whose phrases take their words with them, so that
 * "gas bill" is no "gas". `ordinary` are words of everyday speech that look like a misspelling but are none;
 * `glue` are the short words that people type run together with others.
 */
export const dictionaryOf = <Meaning extends string>(
  meanings: readonly (readonly [Meaning, WordList])[],
  compounds: ReadonlySet<Meaning>,
  ordinary: string,
  glue: string,
): Dictionary<Meaning> => {
  const entries = new Map<string, Entry<Meaning>[]>();
  const misspelt = new Map<string, RankedWord[]>();
  let rank = 0;
  const known = new Set(readPhrase(`${ordinary} ${glue}`));
  const parts = new Set(readPhrase(glue));
  for (const [meaning, list] of meanings) {
    for (const phrase of Object.values(list).join(',').split(',')) {
      const words = readPhrase(phrase);
      const [first] = words;
      if (first === undefined) continue;
      add(entries, first, { meaning, words, compound: words.length > 1 && compounds.has(meaning) });
      words.forEach((word) => known.add(word));
      if (words.length === 1) parts.add(first);
      rank += 1;
      if (phrase.trim().startsWith('~')) add(misspelt, shelfOf(first.charAt(0), first.length), { word: first, rank });
    }
  }
  const undoubled = new Map([...known].toReversed().map((word) => [undouble(word), word]));
  return { entries, known, misspelt, undoubled, parts };
};
