import { emailSchema } from '@pilotlight/contracts/values/lead';
import type { Found } from './found';
import { findPostcodes } from './postcodes';

const email = /[\w.+'-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/giu;
const phoneBefore = /^(?:\+?44|0)\d{10}(?=[a-z])/iu;
const knownEnding = /\.(?:co\.uk|org\.uk|com|net|example)(?=[a-z]{1,2}$)/u;

/** What of the match is the address, where a phone or a postcode is run together with it. */
const trimmed = (words: string, after: string): [number, number] => {
  const from = phoneBefore.exec(words)?.[0].length ?? /^['.-]+/u.exec(words)?.[0].length ?? 0;
  const known = /^\d/u.test(after) ? knownEnding.exec(words.toLowerCase()) : null;
  if (!known) return [from, words.length];
  const to = known.index + known[0].length;
  return [from, findPostcodes(words.slice(to) + after, false).some((found) => found.from === 0) ? to : words.length];
};

/** The addresses in a text, lower-case. */
export const findEmails = (text: string): Found[] => {
  if (!text.includes('@')) return [];
  return [...text.matchAll(email)].flatMap(({ 0: words, index }) => {
    const [from, to] = trimmed(words, text.slice(index + words.length, index + words.length + 8));
    const value = words.slice(from, to).toLowerCase();
    return emailSchema.safeParse(value).success ? [{ value, from: index + from, to: index + to }] : [];
  });
};

/** "sarah@hotmail": no ending, or one that the stop alone announces. A handle has nothing before its @. */
const unfinished = /(?<![\w.+'@-])[\w.+'-]{1,64}@[a-z0-9-]{1,63}\.?(?![\w.@-])/iu;

/** True where the only email address of a message lacks its end. */
export const hasUnfinishedEmail = (text: string): boolean =>
  text.includes('@') && unfinished.test(text) && findEmails(text).length === 0;
