import { z } from 'zod';
import { memoizePerTick } from '../tokenizer/memoize-per-tick';
import { saidIn } from '../understanding/phrases/said';
import { readKnowledge } from './read-knowledge';

/** Said in every question: they tell none from another. */
const empty = new Set(
  `a about actually all also am an and any are as at be been being bit but by can could dear did do does doing done dont for from get gets getting go going
  got guys had has have hello hey hi hiya i id if ill im in is it its ive just know like lot me mine my need now of off ok on or our ours out please pls
  really s so some someone sorry thanks thank thats that the their them then there theres these they thing things think this to too up us wanna want was
  we well were what whats will with wondering would yes yeah you your yours youre u ur`.split(/\s+/),
);

const endings = /(?:ations?|ings?|ments?|ies|ied|ers?|ed|es|s|e|y)$/u;
const shortest = 4;

/** Without its ending, so that "servicing", "serviced" and "service" are one term. */
const stemOf = (word: string): string => {
  if (word.length <= shortest) return word.length === shortest ? word.replace(/(?<!s)s$/u, '') : word;
  const stem = word.replace(endings, '');
  return stem.length < 3 ? word : stem.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
};

const meaningless = (word: string): boolean => empty.has(word) || /^[^\p{L}\d]*$/u.test(word);

const stemmed = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => !meaningless(word))
    .map((word) => stemOf(word));

const groups = readKnowledge('synonyms', z.array(z.array(z.string().min(2)).min(2)));

/** By its first term: the terms of each synonym and the one that stands for all of its group. */
const synonyms = new Map<string, { readonly terms: readonly string[]; readonly as: string }[]>();
for (const [at, group] of groups.entries())
  for (const words of group) {
    const terms = stemmed(words);
    const [first] = terms;
    if (first === undefined) continue;
    const others = synonyms.get(first) ?? [];
    others.push({ terms, as: `=${at}` });
    synonyms.set(
      first,
      others.toSorted((one, other) => other.terms.length - one.terms.length),
    );
  }

const withSynonyms = (terms: readonly string[]): readonly string[] => {
  const meant: string[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? '';
    const found = synonyms.get(term)?.find((each) => each.terms.every((word, next) => terms[at + next] === word));
    meant.push(found?.as ?? term);
    at += (found?.terms.length ?? 1) - 1;
  }
  return meant;
};

/** The words of a text without their endings, typos mended. */
export const wordTermsOf = memoizePerTick((text: string): readonly string[] => stemmed(saidIn(text).text));

/** What a text is about, as terms in its order: typos mended, endings cut off, words of one meaning made one. Linear. */
export const termsOf = memoizePerTick((text: string): readonly string[] => withSynonyms(wordTermsOf(text)));
