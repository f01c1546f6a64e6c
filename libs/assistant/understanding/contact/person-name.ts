import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { foreignWords } from './foreign-words';
import { givenNames, givenNamesAndWords, namesWithoutCapital, shortNames } from './given-names';
import { noNames, particles, titles } from './no-names';
import { isMakersSurname } from './makers-surnames';
import { isSurname } from './surnames';

export type PersonName = Pick<LeadFacts, 'first_name' | 'last_name'>;

/** How sure it must be that a word is a name: by its place in the sentence, by its capital, or by the list of names; `spoken` takes some words for names too. */
export type Certainty = 'announced' | 'spoken' | 'capital' | 'listed';

const part = /^(?:\p{L}[\p{L}'-]{0,39}|\p{L}\.)$/u;
const noPart = /(?:ing|tion|ment|ness|less|able|n't)$/u;

export const isGivenName = (word: string): boolean => {
  const lower = word.toLowerCase();
  return givenNamesAndWords.has(lower) ? lower !== word : givenNames.has(lower.split('-')[0] ?? '');
};

/** Also a name that is a word, in small letters, but never said of a thing: "its rose". */
export const isSpokenName = (word: string): boolean => isGivenName(word) || namesWithoutCapital.has(word);

const isKnownName = (word: string): boolean => {
  const lower = word.toLowerCase();
  return givenNames.has(lower) || givenNamesAndWords.has(lower);
};

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const admits = (word: string, certainty: Certainty): boolean => {
  if (certainty === 'listed') return isGivenName(word);
  if (certainty === 'spoken') return isCapital(word) || isSpokenName(word);
  if (certainty === 'capital') return isCapital(word) || isGivenName(word);
  return true;
};

export const cased = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|['-])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/^Mc\p{L}/u, (start) => `Mc${start.slice(2).toUpperCase()}`)
    .replace(/'S$/u, "'s");

const neat = (word: string): string => {
  if (particles.has(word.toLowerCase()) && word === word.toLowerCase()) return word;
  const lower = word === word.toLowerCase();
  const upper = word.length > 2 && word === word.toUpperCase();
  return lower || upper || /^\p{Ll}\p{Lu}+$/u.test(word) ? cased(word) : word;
};

const named = (words: readonly string[], titled: boolean): PersonName => {
  const [front = '', ...all] = words.map((word) => neat(word.replace(/\.$/, '')));
  const first = !titled && shortNames.has(front) ? cased(front) : front;
  const rest = all.filter((word, index) => word.length > 1 || (/^[oó]$/iu.test(word) && index < all.length - 1));
  if (rest.length > 0 && first.length === 1) return named(rest, true);
  if (rest.length > 0) return { first_name: first, last_name: rest.join(' ') };
  return titled || isSurname(first) ? { last_name: first } : { first_name: first };
};

const longest = 4;

/** A name at the beginning of some words, and the words after it; `lowerWord` where it begins with a word typed small. */
export type LeadingName = {
  readonly name: PersonName;
  readonly words: number;
  readonly rest: string;
  readonly lowerWord: boolean;
};

const isPart = (word: string): boolean => {
  const lower = word.toLowerCase().replace(/\.$/, '');
  if (!part.test(word) || word.endsWith("'s")) return false;
  if (/^\p{Lu}\.?$/u.test(word)) return word !== 'I';
  if (particles.has(lower)) return true;
  return !noNames.has(lower) && !(foreignWords.has(lower) && !givenNames.has(lower));
};

const letters = /^[a-z]+/u;
const leads: ReadonlySet<string> = new Set(
  [...givenNames, ...givenNamesAndWords, ...titles].flatMap((word) => letters.exec(word)?.[0] ?? []),
);

const firstWord = /^[\s"(*]*([a-z]*)(.?)/iu;

export const mayLead = (text: string): boolean => {
  const [, word = '', next = ''] = firstWord.exec(text) ?? [];
  return next > '\u007f' || leads.has(word.toLowerCase());
};

const mayBeNames: readonly ReadonlySet<string>[] = [
  titles,
  particles,
  givenNames,
  givenNamesAndWords,
  namesWithoutCapital,
];
const beginNone: ReadonlySet<string> = new Set(
  [...noNames].filter((word) => word.length > 1 && !mayBeNames.some((names) => names.has(word))),
);

const isWordSign = (code: number): boolean => ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) || code === 0x27;

export const beginsWithoutName = (text: string): boolean => {
  let from = 0;
  while (text.charCodeAt(from) === 0x20) from += 1;
  let to = from;
  while (isWordSign(text.charCodeAt(to))) to += 1;
  if (to < text.length && text.charCodeAt(to) !== 0x20) return false;
  const word = text.slice(from, to);
  return word === 'a' || word === 'i' || beginNone.has(word.toLowerCase());
};

const isKnownAs = (word: string, certainty: Certainty): boolean => {
  if (word.length < 3 && !(shortNames.has(word.toLowerCase()) || isCapital(word))) return false;
  if (word.length < 3 && isCapital(word) && shortNames.has(word.toLowerCase())) return true;
  return (certainty === 'announced' && isKnownName(word)) || (certainty === 'spoken' && isSpokenName(word));
};

/** Reads a name off the front of a text. `certainty` is asked of its first word; a given name, even one that is a word too, passes where it is announced. */
export const leadingName = (text: string, certainty: Certainty): LeadingName | null => {
  if (beginsWithoutName(text)) return null;
  const words: string[] = [];
  let titled = false;
  let place = 0;
  for (const { 0: raw, index } of text.matchAll(/\S+/gu)) {
    const word = raw.replace(/[,;:!?)("|*]+$|(?<=\p{L}{2,})\.+$/gu, '').replace(/^["(*]+/u, '');
    const ended = /^.*[,;:!?)|.]$/u.test(raw) && !/^\p{L}\.$/u.test(raw);
    // "Cheers, Col": by itself a name.
    const alone = isGivenName(word) && /^[\s,.!?]*$/u.test(text.slice(index + raw.length));
    const title = words.length === 0 && !alone && titles.has(word.toLowerCase().replace(/\.$/, ''));
    if (title || (titled && words.length === 0 && /^(?:and|&|mrs?)$/iu.test(word))) {
      titled = true;
      place = index + raw.length;
      continue;
    }
    const known = words.length === 0 && isKnownAs(word, certainty);
    const behindName = words.length === 0 ? titled : words.length === 1 && isGivenName(words[0] ?? '');
    const makers = behindName && isMakersSurname(word, text.slice(index + word.length), certainty === 'announced');
    if (!(known || makers || isPart(word)) || words.length === longest) break;
    const joint = particles.has(word.toLowerCase()) && !known;
    if (words.length === 0 && !titled && (!admits(word, certainty) || joint)) break;
    const shouts = words.length > 0 && isCapital(words[0] ?? '') && !isCapital(word) && certainty !== 'announced';
    if (shouts && !particles.has(word.toLowerCase()) && !isGivenName(word)) break;
    words.push(word);
    place = index + raw.indexOf(word) + word.length;
    if (ended) break;
  }
  while (words.length > 1 && particles.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  const [only = '', ...more] = words;
  if (more.some((word) => word.toLowerCase() === only.toLowerCase())) return null;
  const doing = more.length === 0 && noPart.test(only) && only.length > 5 && !isCapital(only) && !isKnownName(only);
  if (only === '' || doing) return null;
  const lowerWord = namesWithoutCapital.has(only);
  return { name: named(words, titled), words: words.length, rest: text.slice(place), lowerWord };
};
