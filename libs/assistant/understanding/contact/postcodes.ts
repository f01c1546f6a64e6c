import { mendedPostcode, realPostcode } from '@pilotlight/contracts/values/typed-postcode';
import { type Found, findAll } from './found';
import { digitsIn, spokenDigit } from './spoken-digits';

const gap = String.raw`(?:[^\S\n]{0,3}|[^\S\n]?[-.,][^\S\n]?)`;
const exact = new RegExp(String.raw`(?<![a-z\d£])[a-z]{1,2}\d[a-z\d]?${gap}\d[a-z]{2}(?![a-z\d])`, 'giu');
const slipped = new RegExp(String.raw`(?<![a-z\d£])[a-z\d]{2,4}${gap}[\doil][a-z]{2}(?![a-z\d])`, 'giu');
const letterByLetter =
  /(?<![a-z\d])(?:[a-z]{1,2}|\d{1,2}|[a-z]{1,2}\d[a-z\d]?)(?:[\s,.-]{1,2}(?:[a-z]{1,2}|\d[a-z]{0,2}|zero|one|two|three|four|five|six|seven|eight|nine)){2,7}(?![a-z\d])/giu;

// "E9 2nd time", "B1 1st floor", "L2 4yr": a code on the display, or an order, before a count.
const count = /(?<=[\s-])(?:1st|2nd|3rd|\d(?:th|hr|ft|yr))$/u;
const counted = (words: string, after: string): boolean =>
  count.test(words) &&
  (/^[A-Z]{1,2}\d/.test(words) || /^\s+(?:time|floor|of|visit|week|attempt|go|one)\b/iu.test(after));

const word = /^(?:old|our|out|off|own|odd|one|ill|its|led|let|leg|lad|lay|low|lie|lit|oak|oil|inn|ink)$/iu;

const mended = (words: string): string | null => {
  const inward = words.slice(-3);
  const shouted = inward === inward.toUpperCase() || inward === inward.toLowerCase();
  return shouted && word.test(inward) ? null : mendedPostcode(words);
};

const spelled = (words: string): string | null => {
  const parts = [...words.matchAll(/[a-z\d]+/giu)].map(
    ([part]) => (part.length > 2 ? spokenDigit(part) : null) ?? part,
  );
  for (const first of parts.keys()) {
    for (let last = parts.length; last > first + 1; last -= 1) {
      const postcode = realPostcode(parts.slice(first, last).join(''));
      if (postcode !== null) return postcode;
    }
  }
  return null;
};

const letterOf = /(?<![a-z\d])([a-z])\s+(?:for|4|as in)\s+[a-z]{2,12}(?![a-z\d])/giu;

/** "L for lima, S for sierra, 6 2 A B": it takes up the rest of the text from its first letter. */
const withExamples = (text: string): Found[] => {
  const from = text.search(letterOf);
  if (from < 0) return [];
  const letters = text.slice(from).replace(letterOf, '$1');
  return findAll(letters, letterByLetter, spelled).map(({ value }) => ({ value, from, to: text.length }));
};

const fewestDigits = 2;

/** As stored, "LS6 1AY". `expected`: one was asked for, so slips of O and I and spelled letters are read too. */
export const findPostcodes = (text: string, expected: boolean): Found[] => {
  if (!expected && digitsIn(text) < fewestDigits) return [];
  const found = findAll(text, exact, realPostcode).filter(
    ({ from, to }) => expected || !counted(text.slice(from, to), text.slice(to, to + 12)),
  );
  if (found.length > 0 || !expected) return found;
  const slips = findAll(text, slipped, mended);
  if (slips.length > 0) return slips;
  const letters = findAll(text, letterByLetter, spelled);
  return letters.length > 0 ? letters : withExamples(text).slice(0, 1);
};
