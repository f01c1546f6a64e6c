import { MisspeltWords } from './misspelt-words';
import { type Entry, Vocabulary } from './vocabulary';
import { numbered } from './word-numbers';
import { readPhrase } from './words';

/** Words and phrases by language, separated by commas. A leading ~ also admits the word misspelt. */
export type WordList = Readonly<Record<string, string>>;

/** How a word is spelled, and the lengths of the words that it is run together of, where it is. */
export type Spelling = { readonly text: string; readonly lengths: readonly number[] | null };

export type Dictionary<Meaning extends string> = {
  readonly vocabulary: Vocabulary<Meaning>;
  readonly misspelt: MisspeltWords;
  /** Known words by their form without doubled letters: "smel" -> "smell". */
  readonly undoubled: ReadonlyMap<string, string>;
  /** Words that may be parts of a run-together word. */
  readonly parts: ReadonlySet<string>;
  /** How words that are not known were found to be spelled. */
  readonly spellings: Map<string, Spelling>;
};

export const undouble = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/**
 * Makes word lists ready for looking up. `compounds` are the meanings whose phrases take their words with them, so that
 * "gas bill" is no "gas". `ordinary` are words of everyday speech that look like a misspelling but are none;
 * `glue` are the short words that people type run together with others; the words of `whole` count as they are typed alone. It is made before a text is read: words have their numbers from it.
 */
export const dictionaryOf = <Meaning extends string>(
  meanings: readonly (readonly [Meaning, WordList])[],
  compounds: ReadonlySet<Meaning>,
  ordinary: string,
  glue: string,
  whole: readonly (readonly [Meaning, WordList])[] = [],
): Dictionary<Meaning> => {
  const entries: Entry<Meaning>[] = [];
  const misspelt = new MisspeltWords();
  const known = new Set(readPhrase(`${ordinary} ${glue}`));
  const parts = new Set(readPhrase(glue));
  let spelt: readonly string[] = [];
  for (const [at, [meaning, list]] of [...meanings, ...whole].entries()) {
    if (at === meanings.length) spelt = [...known];
    for (const phrase of Object.values(list).join(',').split(',')) {
      const words = readPhrase(phrase);
      const [first] = words;
      if (first === undefined) continue;
      const rank = entries.length;
      const { length } = words;
      const numbers = words.map((word) => numbered(word));
      entries.push({ meaning, words: numbers, length, rank, compound: length > 1 && compounds.has(meaning) });
      words.forEach((word) => known.add(word));
      if (length === 1 && at < meanings.length) parts.add(first);
      if (phrase.trim().startsWith('~')) misspelt.add(first, rank);
    }
  }
  const doubled = whole.length > 0 ? spelt : [...known];
  const undoubled = new Map(doubled.toReversed().map((word) => [undouble(word), word]));
  return { vocabulary: new Vocabulary(known, entries), misspelt, undoubled, parts, spellings: new Map() };
};
