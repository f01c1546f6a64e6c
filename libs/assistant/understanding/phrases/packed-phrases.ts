export type Needed = readonly number[];

/** Phrases by their numbers, and by which words' numbers they may be heard: flat, so that one message touches little of it. */
export interface PackedPhrases {
  readonly called: Uint16Array;
  readonly calledFrom: Uint32Array;
  readonly needed: Uint16Array;
  readonly neededFrom: Uint32Array;
  readonly always: readonly number[];
}

/** Lists of numbers one after the other, and where each begins; the last number is where they end. */
const flat = (lists: readonly (readonly number[])[]): { readonly all: Uint16Array; readonly from: Uint32Array } => {
  const from = new Uint32Array(lists.length + 1);
  lists.forEach((list, place) => from.set([(from[place] ?? 0) + list.length], place + 1));
  return { all: Uint16Array.from(lists.flat()), from };
};

/** By the words of the set that the fewest others need. `words` is how many words there are. */
export const packed = (phrases: readonly (readonly Needed[])[], words: number): PackedPhrases => {
  const sharing = new Uint32Array(words);
  for (const word of phrases.flat(2)) sharing[word] = (sharing[word] ?? 0) + 1;
  const commonness = (set: Needed): number => set.reduce((sum, word) => sum + (sharing[word] ?? 0), 0);
  const called = Array.from({ length: words }, (): number[] => []);
  const others = phrases.map((sets, phrase) => {
    const [rarest = [], ...rest] = sets.toSorted((one, other) => commonness(one) - commonness(other));
    for (const word of rarest) called[word]?.push(phrase);
    return rest.flatMap((set) => [set.length, ...set]);
  });
  const [byWord, byPhrase] = [flat(called), flat(others)];
  return {
    called: byWord.all,
    calledFrom: byWord.from,
    needed: byPhrase.all,
    neededFrom: byPhrase.from,
    always: phrases.flatMap((sets, phrase) => (sets.length === 0 ? [phrase] : [])),
  };
};
