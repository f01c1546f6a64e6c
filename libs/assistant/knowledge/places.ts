import { z } from 'zod';
import { nameWord, type Place, placeNamed, wordPattern, wordsOfNamesFrom } from './place-table';
import { readKnowledge } from './read-knowledge';

const wordsSchema = z.string().transform((text): ReadonlySet<string> => new Set(text.split(' ')));
const phrasesSchema = z.string().transform((text): ReadonlySet<string> => new Set(text.split(' / ')));

const words = readKnowledge(
  'place-words',
  z.strictObject({
    /** Names that are also words: they count where a capital or the words before tell that a place is meant. */
    ordinary: wordsSchema,
    /** Names that people and makers have too: a capital alone tells nothing. */
    people: wordsSchema,
    months: wordsSchema,
    monthsAfter: phrasesSchema,
    /** "Derby", but not "the derby". */
    unlessDetermined: wordsSchema,
    /** After these comes a place, however it is written. */
    after: phrasesSchema,
    afterWithCapital: wordsSchema,
    titles: phrasesSchema,
    determiners: wordsSchema,
    areas: wordsSchema,
    /** "Otley Road" is not in Otley. */
    notBefore: wordsSchema,
    notBeforeWithCapital: wordsSchema,
    /** Before these a name that is a word is no place: "bath taps", "Worcester boiler". */
    things: wordsSchema,
    joining: wordsSchema,
  }),
);

type Word = { readonly plain: string; readonly from: number; readonly to: number };
type Mention = { readonly place: Place; readonly first: number; readonly after: number };

export type NamedPlace = Place & {
  /** Where the name stands in the text. */
  readonly from: number;
  readonly to: number;
};

const wordsOf = (text: string): Word[] => {
  const found: Word[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern))
    found.push({ plain: nameWord(word), from: index, to: index + word.length });
  return found;
};

const isCapital = (text: string, word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(text.slice(word.from, word.from + 2));

const joinsName = /^[\s.-]{1,3}$/u;
const endsSentence = /[.!?\n]/u;

const longestPlaceAt = (text: string, all: readonly Word[], first: number): Mention | null => {
  const most = Math.min(wordsOfNamesFrom(all[first]?.plain ?? ''), all.length - first);
  for (let count = most; count > 0; count -= 1) {
    const named = all.slice(first, first + count);
    const isOneName = named.every(
      ({ from }, index) => index === 0 || joinsName.test(text.slice(named[index - 1]?.to, from)),
    );
    const place = isOneName ? placeNamed(named.map(({ plain }) => plain).join(' ')) : null;
    if (place) return { place, first, after: first + count };
  }
  return null;
};

const comesAfter = (all: readonly Word[], first: number, phrases: ReadonlySet<string>): boolean => {
  let phrase = '';
  for (let index = first - 1; index >= Math.max(0, first - 4); index -= 1) {
    phrase = `${all[index]?.plain} ${phrase}`.trimEnd();
    if (phrases.has(phrase)) return true;
  }
  return false;
};

const isOfAddress = (text: string, from: number, to: number): boolean =>
  /[@.]$/u.test(text.slice(0, from).slice(-1)) || /^(?:@|\.\p{L})/u.test(text.slice(to, to + 2));

/** "Otley Road", "Mrs Morley", "morley@": the name of something else. */
const isPartOfName = (text: string, all: readonly Word[], { first, after }: Mention): boolean => {
  const next = all[after];
  if (next && words.notBefore.has(next.plain)) return true;
  if (next && words.notBeforeWithCapital.has(next.plain) && isCapital(text, next)) return true;
  return (
    comesAfter(all, first, words.titles) || isOfAddress(text, all[first]?.from ?? 0, all[after - 1]?.to ?? text.length)
  );
};

type Kind = 'name' | 'ordinary' | 'people' | 'month' | 'thing';

const kindOf = (all: readonly Word[], { first, after }: Mention): Kind => {
  const word = after - first === 1 ? (all[first]?.plain ?? '') : '';
  if (words.months.has(word)) return 'month';
  if (words.people.has(word)) return 'people';
  if (words.unlessDetermined.has(word)) return 'thing';
  return words.ordinary.has(word) ? 'ordinary' : 'name';
};

/** In a text of capitals, or with one for each word, they tell nothing. */
const capitalTells = (text: string, all: readonly Word[], first: number): boolean =>
  isCapital(text, all[first]) && all.some((word, index) => index !== first && !isCapital(text, word));

/** Whether a name that is also a word, a person's or a maker's is meant for the place. */
const isMeant = (text: string, all: readonly Word[], mention: Mention, before: Mention | undefined): boolean => {
  const { first, after } = mention;
  const kind = kindOf(all, mention);
  const [next, previous] = [all[after], all[first - 1]];
  const isDetermined = previous && words.determiners.has(previous.plain) && !(next && words.areas.has(next.plain));
  if (kind === 'name' || kind === 'thing') return kind === 'name' || !isDetermined;
  if (kind === 'month') return comesAfter(all, first, words.monthsAfter);
  if (isDetermined || (next && words.things.has(next.plain))) return false;
  if (comesAfter(all, first, words.after)) return true;
  if (before && all.slice(before.after, first).every(({ plain }) => words.joining.has(plain))) return true;
  if (all.length === after - first) return kind === 'ordinary' && isCapital(text, all[first]);
  if (!previous || !capitalTells(text, all, first)) return false;
  if (words.afterWithCapital.has(previous.plain)) return true;
  return kind === 'ordinary' && !endsSentence.test(text.slice(previous.to, all[first]?.from));
};

const mentionsIn = (text: string, isOurs: (all: readonly Word[], mention: Mention, before?: Mention) => boolean) => {
  const all = wordsOf(text);
  const found: Mention[] = [];
  for (let index = 0; index < all.length;) {
    const mention = longestPlaceAt(text, all, index);
    if (mention && isOurs(all, mention, found.at(-1))) found.push(mention);
    index = mention?.after ?? index + 1;
  }
  return found.map(({ place, first, after }): NamedPlace => ({
    ...place,
    from: all[first]?.from ?? 0,
    to: all[after - 1]?.to ?? 0,
  }));
};

/** The places that a message names, in its order: whole words, whatever their case, the longest name first. */
export const placesNamedIn = (text: string): readonly NamedPlace[] =>
  mentionsIn(text, (all, mention, before) => !isPartOfName(text, all, mention) && isMeant(text, all, mention, before));

/** The places in a firm's list of where it works: there a capital is enough. */
export const placesListedIn = (text: string): readonly NamedPlace[] =>
  mentionsIn(text, (all, mention) => kindOf(all, mention) === 'name' || isCapital(text, all[mention.first]));
