import { respell } from './spelling';
import type { Entry } from './vocabulary';
import type { Dictionary } from './word-list';
import { unknown } from './word-numbers';
import { readWords, type Word } from './words';

/** A meaning found in the text; `first` and `last` are indexes into the reading's words. */
export type Mention<Meaning extends string> = {
  readonly meaning: Meaning;
  readonly first: number;
  readonly last: number;
};

export interface Reading<Meaning extends string> {
  readonly words: readonly Word[];
  readonly mentions: readonly Mention<Meaning>[];
  /** For each word, the mentions it is part of. */
  readonly at: readonly (readonly Mention<Meaning>[])[];
  readonly saidIn: readonly ReadonlySet<Meaning>[];
  readonly said: ReadonlySet<Meaning>;
}

/** What most readings are never asked for is found when it is. */
class ReadingOfMentions<Meaning extends string> implements Reading<Meaning> {
  private foundAt: Mention<Meaning>[][] | null = null;
  private foundIn: Set<Meaning>[] | null = null;
  private found: Set<Meaning> | null = null;

  constructor(
    readonly words: readonly Word[],
    readonly mentions: readonly Mention<Meaning>[],
  ) {}

  get at(): readonly (readonly Mention<Meaning>[])[] {
    if (this.foundAt) return this.foundAt;
    const at = this.words.map((): Mention<Meaning>[] => []);
    for (const mention of this.mentions)
      for (let index = mention.first; index <= mention.last; index += 1) at[index]?.push(mention);
    return (this.foundAt = at);
  }

  get saidIn(): readonly ReadonlySet<Meaning>[] {
    if (this.foundIn) return this.foundIn;
    const sentences = (this.words.at(-1)?.sentence ?? 0) + 1;
    const saidIn = Array.from({ length: sentences }, () => new Set<Meaning>());
    for (const { meaning, first } of this.mentions) saidIn[this.words[first]?.sentence ?? 0]?.add(meaning);
    return (this.foundIn = saidIn);
  }

  get said(): ReadonlySet<Meaning> {
    if (this.found) return this.found;
    const said = new Set<Meaning>();
    for (const { meaning } of this.mentions) said.add(meaning);
    return (this.found = said);
  }
}

const fits = (words: readonly Word[], start: number, entry: Entry<string>, across: boolean): boolean => {
  for (let offset = 1; offset < entry.length; offset += 1)
    if (words[start + offset]?.number !== entry.words[offset]) return false;
  return across || words[start]?.sentence === words[start + entry.length - 1]?.sentence;
};

/** Nothing is heard inside a compound. A phrase may go on in the next sentence unless `across` is false. Linear. */
export const read = <Meaning extends string>(
  text: string,
  dictionary: Dictionary<Meaning>,
  across = true,
): Reading<Meaning> => {
  const words = respell(readWords(text), dictionary);
  const mentions: Mention<Meaning>[] = [];
  for (let first = 0; first < words.length;) {
    const begun = dictionary.vocabulary.from(words[first]?.number ?? unknown, words[first + 1]?.number ?? unknown);
    let taken = 1;
    for (const entry of begun)
      if (entry.compound && entry.length > taken && fits(words, first, entry, across)) taken = entry.length;
    for (const entry of begun)
      if (entry.length >= taken && fits(words, first, entry, across))
        mentions.push({ meaning: entry.meaning, first, last: first + entry.length - 1 });
    first += taken;
  }
  return new ReadingOfMentions(words, mentions);
};
