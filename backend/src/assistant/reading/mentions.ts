import { respell } from './spelling';
import type { Dictionary } from './word-list';
import { readWords, type Word } from './words';

/** A meaning found in the text; `first` and `last` are indexes into the reading's words. */
export type Mention<Meaning extends string> = {
  readonly meaning: Meaning;
  readonly first: number;
  readonly last: number;
};

export type Reading<Meaning extends string> = {
  readonly words: readonly Word[];
  /** In the order of their first words. */
  readonly mentions: readonly Mention<Meaning>[];
  /** For each word, the mentions it is part of. */
  readonly at: readonly (readonly Mention<Meaning>[])[];
  /** For each sentence, what it speaks of. */
  readonly saidIn: readonly ReadonlySet<Meaning>[];
  /** What the whole text speaks of. */
  readonly said: ReadonlySet<Meaning>;
};

const fits = (words: readonly Word[], start: number, phrase: readonly string[], across: boolean): boolean =>
  phrase.every((text, offset) => words[start + offset]?.text === text) &&
  (across || words[start]?.sentence === words[start + phrase.length - 1]?.sentence);

const indexed = <Meaning extends string>(words: readonly Word[], mentions: readonly Mention<Meaning>[]) => {
  const at = words.map((): Mention<Meaning>[] => []);
  const saidIn = Array.from({ length: (words.at(-1)?.sentence ?? 0) + 1 }, () => new Set<Meaning>());
  for (const mention of mentions) {
    for (let index = mention.first; index <= mention.last; index += 1) at[index]?.push(mention);
    saidIn[words[mention.first]?.sentence ?? 0]?.add(mention.meaning);
  }
  return { at, saidIn, said: new Set(mentions.map(({ meaning }) => meaning)) };
};

/**
 * What a text speaks of, in order. Inside a compound nothing else is heard; a phrase may go on in the next sentence, as of people who
 * scatter full stops, unless `across` is false. Linear.
 */
export const read = <Meaning extends string>(
  text: string,
  dictionary: Dictionary<Meaning>,
  across = true,
): Reading<Meaning> => {
  const words = respell(readWords(text), dictionary);
  const mentions: Mention<Meaning>[] = [];
  let index = 0;
  while (index < words.length) {
    const first = index;
    const found = (dictionary.entries.get(words[first]?.text ?? '') ?? []).filter((entry) =>
      fits(words, first, entry.words, across),
    );
    const taken = Math.max(1, ...found.filter((entry) => entry.compound).map((entry) => entry.words.length));
    for (const { meaning, words: phrase } of found) {
      if (phrase.length >= taken) mentions.push({ meaning, first, last: first + phrase.length - 1 });
    }
    index += taken;
  }
  return { words, mentions, ...indexed(words, mentions) };
};
