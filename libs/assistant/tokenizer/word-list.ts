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
  readonly parts: ReadonlySet<string>;
  readonly spellings: Map<string, Spelling>;
};

export const undouble = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/**
 * `compounds` take their words with them: "gas bill" is no "gas". `ordinary` words look like typos but aren't; `glue` is typed run
 * together; `whole` is never mended. Build it before reading: word numbers come from it.
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
