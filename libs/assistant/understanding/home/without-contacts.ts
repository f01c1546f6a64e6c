import { postcodeAreas } from '@pilotlight/contracts/values/postcode-areas';

const address = /[\w.+'-]{1,64}@[\w.-]{1,80}|(?<!\w)(?:https?:\/\/|www\.)\S{1,200}/giu;
const number = /(?<![\d.])(?:\+\d{2}[\s().-]{0,3}|\(?0)(?:[\s().-]{0,2}\d){9,10}(?!\d)/gu;
const postcode = /(?<![a-z\d])([a-z]{1,2})\d[a-z\d]?\s{0,3}\d[abd-hjlnp-uw-z]{2}(?![a-z\d])/giu;
const told = /(?:code|fault|error|show\w*|display\w*|says?|saying)\W{0,3}$/iu;

export const postcodeMark = ',§';

/** A digit, an at sign, or how a link begins: without any there is nothing to take out. */
const telltale = /[\d@]|:\/\/|www/iu;

const blank = (words: string): string => ','.padEnd(words.length, ' ');

/** The text without its addresses, phone numbers and postcodes, every other letter in its place. */
export const withoutContacts = (text: string): string =>
  !telltale.test(text)
    ? text
    : text
        .replace(address, blank)
        .replace(number, blank)
        .replace(postcode, (words: string, area: string, from: number, whole: string) =>
          postcodeAreas.has(area.toUpperCase()) && !told.test(whole.slice(Math.max(0, from - 12), from))
            ? postcodeMark.padEnd(words.length, ' ')
            : words,
        );
