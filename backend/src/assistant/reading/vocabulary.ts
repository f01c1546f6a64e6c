import { FeatureTable } from './feature-table';

export type Entry<Meaning extends string> = {
  readonly meaning: Meaning;
  readonly words: readonly string[];
  /** How many words there are. */
  readonly length: number;
  /** Its place among all entries. */
  readonly rank: number;
  readonly compound: boolean;
};

const none: readonly never[] = [];
/** For words that are known and begin no entry. */
const ordinary: readonly never[] = [];

const merged = <Meaning extends string>(
  some: readonly Entry<Meaning>[],
  others: readonly Entry<Meaning>[],
): readonly Entry<Meaning>[] => {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  return [...some, ...others].toSorted((one, other) => one.rank - other.rank);
};

const listed = <Key, Value>(map: Map<Key, Value[]>, key: Key): Value[] => {
  const values = map.get(key) ?? [];
  map.set(key, values);
  return values;
};

/** All words that a dictionary knows, and its entries by their first two: of the many that begin with "no", only those that may be meant are looked at. */
export class Vocabulary<Meaning extends string> {
  /** By each word the entries that are this word alone. */
  private readonly words: ReadonlyMap<string, readonly Entry<Meaning>[]>;
  private readonly longer: readonly (readonly Entry<Meaning>[])[];
  /** Where those that begin with two words stand in `longer`. */
  private readonly places: FeatureTable;

  constructor(known: ReadonlySet<string>, entries: readonly Entry<Meaning>[]) {
    const alone = new Map<string, Entry<Meaning>[]>();
    const longer = new Map<string, Entry<Meaning>[]>();
    for (const entry of entries) {
      const [first = '', second] = entry.words;
      const ofFirst = listed(alone, first);
      (second === undefined ? ofFirst : listed(longer, `${first} ${second}`)).push(entry);
    }
    this.words = new Map([...known].map((word) => [word, alone.get(word) ?? ordinary]));
    this.longer = [...longer.values()];
    this.places = new FeatureTable(longer.size, 1);
    [...longer.keys()].forEach((pair, place) => this.places.keep(this.places.add(pair, 0, pair.length), place));
  }

  /** Whether a word is known, and so never taken for a typo of another. */
  knows(word: string): boolean {
    return this.words.has(word);
  }

  /** Whether any entry begins with this word. */
  begins(word: string): boolean {
    return (this.words.get(word) ?? ordinary) !== ordinary;
  }

  /** What may begin with these two words, in the order of the lists; whether the second and those after it fit remains to be seen. */
  from(first: string, second: string | undefined): readonly Entry<Meaning>[] {
    const alone = this.words.get(first) ?? ordinary;
    if (alone === ordinary || second === undefined) return alone;
    const start = this.places.find(first, ' ', second, '');
    return start < 0 ? alone : merged(alone, this.longer[this.places.numberAt(start)] ?? none);
  }
}
