import type { Found } from './found';
import { type ReadPhone, readPhone } from './phone-number';
import { plainText } from '@pilotlight/contracts/values/plain-text';
import { digitsIn } from './spoken-digits';
import { withSpokenPhones } from './spoken-phone';

const separators = String.raw`(?:[^\S\n]|[().·_*-]){0,3}|,(?=\d{3})|(?<=0\d{2,4})\/(?=\d{3})`;
const start = String.raw`\+\s?44\)?\s?(?:\(0\)|0)?|\(\+44\)\s?(?:\(0\)|0)?|00\s?44\s?(?:\(0\)|0)?|44[\s-]?(?=7)|\(?0|(?=7\d{3}[^\S\n]?\d{6}(?!\d))`;
const phone = new RegExp(
  String.raw`(?<![\d+£$€]|\b\d{1,2}[./:])(?:${start})(?:(?:${separators})\d){9,10}(?!\d|[.,]\d(?!\d{2}))`,
  'gu',
);

const foreign = new RegExp(
  String.raw`(?<![\d+£$€])(?:\(?\+|(?<![.:/])00[\s-]?)(?!\s?44)[1-9]\d{0,2}\)?(?:(?:${separators}|\s?\(0\)\s?|\/)\d){6,14}(?!\d)`,
  'gu',
);
const toldAbroad = /\+|00/u;

// The letter O where a nought is meant: "O77OO 9OO142".
const lettersForNoughts = /(?<![\p{L}\d])[oO]?\d[\doO]+(?![\p{L}\d])|(?<![\p{L}\d])[oO](?=[1-37]\d{2,})/gu;
const nought = (words: string): string =>
  words.length > 3 || words === 'O' || words === 'o' ? words.replace(/o/giu, '0') : words;

const counts = /[^\S\n]+\d$/u;
const counted =
  /^[^\S\n-]*-?(?:bed|bath|rad|floor|stor(?:e)?y|o'?clock|[ap]m\b|kids|people|days?|weeks?|months?|years?|yrs?|hours?|hrs?|st\b|nd\b|rd\b|th\b)/iu;

/** The match without a last digit that counts something: "0113 496 099 3 bed". */
const ownDigits = (words: string, after: string): string =>
  counts.test(words) && counted.test(after) ? words.replace(counts, '') : words;

// Freephone, premium and gas emergency lines are nobody's own; 04 and 06 don't exist.
const nobodysOwn = /^\+44[4689]|^\+1900/;

const label = String.raw`(?:\s*(?:is|was|reading|reads?|says?|no\.?|number|num|id|code|#|:|=|-))`;
const anotherNumber = new RegExp(
  String.raw`(?:(?:\b(?:ref|reference|serial|s\/n|gc|mp[ar]n|imei|sort code)|#)${label}*|` +
    String.raw`\b(?:account|acc?|acct|order|job|invoice|policy|meter|registration|reg|gas safe|part|product|model|customer|quote|` +
    String.raw`tracking|licen[cs]e|warranty|contract|booking|case|ticket|card)${label}+)\s*$`,
  'iu',
);

export type WrittenPhone = Found & { readonly kind: Exclude<ReadPhone['kind'], 'none'> };

export const withDigits = (text: string): string =>
  withSpokenPhones(digitsIn(text) > 0 ? text.replace(lettersForNoughts, nought) : text);

const mostPhones = 20;
const fewestDigits = 10;

type Match = { readonly 0: string; readonly index: number };

const matchesIn = (text: string): Match[] => {
  const abroad: Match[] = toldAbroad.test(text) ? [...text.matchAll(foreign)] : [];
  const here = [...text.matchAll(phone)].filter(
    ({ index }) => !abroad.some((each) => each.index <= index && index < each.index + each[0].length),
  );
  const all = abroad.length === 0 ? here : [...abroad, ...here].toSorted((one, other) => one.index - other.index);
  return all.slice(-mostPhones);
};

export const findWrittenPhones = (text: string): WrittenPhone[] => {
  if (digitsIn(text) < fewestDigits) return [];
  return matchesIn(text).flatMap(({ 0: match, index: from }): WrittenPhone[] => {
    const words = ownDigits(match, text.slice(from + match.length, from + match.length + 12));
    const read = readPhone(words.replace(/[^\d+]/gu, '').replace(/^44/, '+44'));
    if (read.kind === 'none') return [];
    const value = read.number.number;
    if (nobodysOwn.test(value) || anotherNumber.test(text.slice(Math.max(0, from - 40), from))) return [];
    return [{ value, from, to: from + words.length, kind: read.kind }];
  });
};

export const hasShortPhone = (text: string): boolean => {
  const phones = findWrittenPhones(withDigits(plainText(text)));
  return phones.length > 0 && phones.every(({ kind }) => kind === 'short');
};

const aDigitMore = /(?<![\d+£$€])0[1237](?:[\s().-]{0,3}\d){10}(?![\s().-]{0,2}\d)/u;

export const hasLongPhone = (text: string): boolean => {
  if (digitsIn(text) < fewestDigits) return false;
  const plain = withDigits(plainText(text));
  const long = aDigitMore.exec(plain);
  if (!long || anotherNumber.test(plain.slice(Math.max(0, long.index - 40), long.index))) return false;
  return findWrittenPhones(plain).length === 0;
};
