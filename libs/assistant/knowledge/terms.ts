import { z } from 'zod';
import { memoizePerTick } from '../tokenizer/memoize-per-tick';
import { saidIn } from '../understanding/phrases/said';
import { readKnowledge } from './read-knowledge';

/** Said in every question: they tell none from another. */
const empty = new Set(
  `a about actually all also am an and any are as at be been being bit but by can could dear did do does doing done dont for from get gets getting go going
  got guys had has have hello hey hi hiya i id if ill im in is it its ive just know like lot me mine my need now of off ok on or our ours out please pls
  really s so some someone sorry thanks thank thats that straight directly the their them then there theres these they thing things think thinking this to too up us wanna want was
  we well were what whats while will with wondering would yes yeah you your yours youre u ur`.split(/\s+/),
);

const endings = /(?:ations?|ings?|ments?|ies|ied|ers?|ed|es|s|e|y)$/u;
const shortest = 4;

/** Without its ending, so that "servicing", "serviced" and "service" are one term. */
const stemOf = (word: string): string => {
  if (word.length <= shortest) return word.length === shortest ? word.replace(/(?:(?<!s)s|(?<=[kvz])e)$/u, '') : word;
  const stem = word.replace(endings, '');
  return stem.length < 3 ? word : stem.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
};

/** Whether a word, or its beginning, is said in every question. */
export const isEmpty = (word: string): boolean => empty.has(word) || emptyStems.has(word);

const meaningless = (word: string): boolean => empty.has(word) || /^[^\p{L}\d]*$/u.test(word);

const emptyStems = new Set([...empty].map((word) => stemOf(word)));

const isTold = (word: string): boolean => /[\p{L}\d]/u.test(word);

const stemmed = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => !meaningless(word))
    .map((word) => stemOf(word));

const groups = readKnowledge('synonyms', z.array(z.array(z.string().min(2)).min(2)));

interface Synonym {
  readonly words: readonly string[];
  readonly as: string;
}

/** By its first word: the words of each synonym, the empty ones too where it would else be one plain word, and what stands for its group. */
const synonyms = new Map<string, Synonym[]>();
const add = (words: readonly string[], as: string): void => {
  const [first] = words;
  const others = synonyms.get(first ?? '') ?? [];
  if (first === undefined || others.some((each) => each.words.join(' ') === words.join(' '))) return;
  others.push({ words, as });
  synonyms.set(
    first,
    others.toSorted((one, other) => other.words.length - one.words.length),
  );
};
const written = groups.flatMap((group, at) => group.map((text) => ({ text, as: `=${at}` })));
for (const { text, as } of written)
  add(
    text.split(' ').map((word) => stemOf(word)),
    as,
  );
// As it is written it counts first: "got hot water" has it, "hot water" is only named. "Pay as you go" is no paying.
for (const { text, as } of written) {
  const told = stemmed(text);
  if (told.length > 1) add(told, as);
}

const foundAt = (words: readonly string[], at: number): Synonym | undefined =>
  synonyms.get(words[at] ?? '')?.find((each) => each.words.every((word, next) => words[at + next] === word));

const withSynonyms = (words: readonly string[]): readonly string[] => {
  const meant: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = foundAt(words, at);
    meant.push(found?.as ?? words[at] ?? '');
    at += (found?.words.length ?? 1) - 1;
  }
  return meant;
};

/** All words of a text, the empty ones too, typos mended. */
export const wordsOf = memoizePerTick((text: string): readonly string[] => saidIn(text).text.split(' ').filter(isTold));

/** The same without their endings. */
export const stemsOf = memoizePerTick((text: string): readonly string[] => wordsOf(text).map((word) => stemOf(word)));

/** The words of a text without their endings, typos mended. */
export const wordTermsOf = memoizePerTick((text: string): readonly string[] => stemmed(saidIn(text).text));

/** What a text is about, as terms in its order: typos mended, endings cut off, words of one meaning made one. Linear. */
export const termsOf = memoizePerTick((text: string): readonly string[] => {
  const meant = withSynonyms(stemsOf(text)).filter((word) => !emptyStems.has(word));
  return withSynonyms(meant);
});
