import { numbered, unknown } from './word-numbers';

export type Entry<Meaning extends string> = {
  readonly meaning: Meaning;
  readonly words: readonly number[];
  readonly length: number;
  readonly rank: number;
  readonly compound: boolean;
};

const none: readonly never[] = [];

/** What a word is to a dictionary; from 2 on, where the entries that begin with it stand. */
const [unheard, ordinary] = [0, 1];

const merged = <Meaning extends string>(
  some: readonly Entry<Meaning>[],
  others: readonly Entry<Meaning>[],
): readonly Entry<Meaning>[] => {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  return [...some, ...others].toSorted((one, other) => one.rank - other.rank);
};

const listed = <Value>(map: Map<number, Value[]>, key: number): Value[] => {
  const values = map.get(key) ?? [];
  map.set(key, values);
  return values;
};

/** Both numbers in one that is still a small whole number to the engine. */
const pairOf = (first: number, second: number): number => (first << 15) | second;
const mostWords = 2 ** 15;

/** Entries by their first two words: of the many that begin with "no", only those that may be meant are looked at. */
export class Vocabulary<Meaning extends string> {
  /** For each word what it is here: two bytes, so that all words of a message take a few lines of memory. */
  private readonly places: Uint16Array;
  private readonly alone: (readonly Entry<Meaning>[])[] = [none, none];
  private readonly longer = new Map<number, Entry<Meaning>[]>();

  /** Throws a RangeError where there are more words than numbers. */
  constructor(known: ReadonlySet<string>, entries: readonly Entry<Meaning>[]) {
    const words = [...known].map((word) => numbered(word));
    const last = Math.max(unknown, ...words);
    if (last >= mostWords) throw new RangeError(`${last} are too many words`);
    this.places = new Uint16Array(last + 1);
    for (const word of words) this.places[word] = ordinary;
    const begun = new Map<number, Entry<Meaning>[]>();
    for (const entry of entries) {
      const [first = unknown, second] = entry.words;
      const ofFirst = listed(begun, first);
      (second === undefined ? ofFirst : listed(this.longer, pairOf(first, second))).push(entry);
    }
    for (const [word, ofWord] of begun) this.places[word] = this.alone.push(ofWord) - 1;
  }

  /** Whether a word is known, and so never taken for a typo of another. */
  knows(word: number): boolean {
    return (this.places[word] ?? unheard) !== unheard;
  }

  begins(word: number): boolean {
    return (this.places[word] ?? unheard) > ordinary;
  }

  /** What may begin with these two words, in the order of the lists; whether the second and those after it fit remains to be seen. */
  from(first: number, second: number): readonly Entry<Meaning>[] {
    const place = this.places[first] ?? unheard;
    const alone = this.alone[place] ?? none;
    if (place <= ordinary || second === unknown) return alone;
    return merged(alone, this.longer.get(pairOf(first, second)) ?? none);
  }
}
