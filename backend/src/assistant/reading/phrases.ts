export type Entry<Meaning extends string> = {
  readonly meaning: Meaning;
  readonly words: readonly string[];
  /** Its place among all entries. */
  readonly rank: number;
  readonly compound: boolean;
};

/** What begins with one word: the word by itself, and phrases by what follows it. */
type Beginning<Meaning extends string> = {
  readonly alone: Entry<Meaning>[];
  readonly followed: Map<string, Entry<Meaning>[]>;
};

const none: readonly never[] = [];

const listed = <Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value => {
  const value = map.get(key) ?? fresh();
  map.set(key, value);
  return value;
};

const merged = <Meaning extends string>(
  some: readonly Entry<Meaning>[],
  others: readonly Entry<Meaning>[],
): readonly Entry<Meaning>[] => {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  return [...some, ...others].toSorted((one, other) => one.rank - other.rank);
};

/** Entries by their first two words: of the many that begin with "no", only those that may be meant are looked at. */
export class Phrases<Meaning extends string> {
  private readonly beginnings = new Map<string, Beginning<Meaning>>();

  constructor(entries: readonly Entry<Meaning>[]) {
    for (const entry of entries) {
      const [first = '', second] = entry.words;
      const { alone, followed } = listed(this.beginnings, first, () => ({ alone: [], followed: new Map() }));
      (second === undefined ? alone : listed(followed, second, () => [])).push(entry);
    }
  }

  /** Whether any entry begins with this word. */
  begin(word: string): boolean {
    return this.beginnings.has(word);
  }

  /** What may begin with these two words, in the order of the lists. */
  from(first: string, second: string | undefined): readonly Entry<Meaning>[] {
    const beginning = this.beginnings.get(first);
    if (!beginning) return none;
    const { alone, followed } = beginning;
    const phrases = second === undefined || followed.size === 0 ? none : (followed.get(second) ?? none);
    return merged(alone, phrases);
  }
}
