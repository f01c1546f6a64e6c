import { emailSchema } from '@pilotlight/contracts/values/lead';
import { normalisePostcode } from '@pilotlight/contracts/values/postcode';
import { type ReadPhone, readPhone } from './phone-number';
import { postcodeAreas } from './postcode-areas';

/** A value and where it stands in the text as typed. */
export type Found = { readonly value: string; readonly from: number; readonly to: number };

const email = /[\w.+'-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/giu;
const phone = /(?<![\d+])(?:\+\s?44\s?(?:\(0\))?|0044\s?|\(?0)(?:[\s().-]{0,2}\d){9,10}(?!\d)/gu;
const postcode = /(?<![a-z\d])[a-z]{1,2}\d[a-z\d]?\s{0,3}\d[a-z]{2}(?![a-z\d])/giu;

const found = (text: string, pattern: RegExp, accept: (words: string) => string | null): Found[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const value = accept(words);
    return value === null ? [] : [{ value, from: index, to: index + words.length }];
  });

// Freephone and premium numbers, the gas emergency lines among them, are nobody's own.
const nobodysOwn = /^\+44[89]/;

const ukPhone =
  (wanted: ReadPhone['kind']) =>
  (words: string): string | null => {
    const phone = readPhone(words);
    if (phone.kind === 'none' || phone.kind !== wanted || phone.number.countryCallingCode !== '44') return null;
    return nobodysOwn.test(phone.number.number) ? null : phone.number.number;
  };

const realPostcode = (words: string): string | null => {
  const normal = normalisePostcode(words);
  const [area = ''] = /^[A-Z]+/.exec(normal ?? '') ?? [];
  return postcodeAreas.has(area) ? normal : null;
};

export const findEmails = (text: string): Found[] =>
  found(text, email, (words) => (emailSchema.safeParse(words).success ? words.toLowerCase() : null));

/** UK phones with all their digits, the numbers kept for fiction among them, as E.164. */
export const findPhones = (text: string): Found[] => found(text, phone, ukPhone('whole'));

/** UK phones that lack a digit. */
export const findShortPhones = (text: string): Found[] => found(text, phone, ukPhone('short'));

/** True where the only phone number of a message lacks a digit. */
export const hasShortPhone = (text: string): boolean =>
  findPhones(text).length === 0 && findShortPhones(text).length > 0;

/** UK postcodes as they are stored, "LS6 1AY". */
export const findPostcodes = (text: string): Found[] => found(text, postcode, realPostcode);
