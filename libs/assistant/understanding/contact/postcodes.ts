import { normalisePostcode } from '@pilotlight/contracts/values/postcode';
import { type Found, findAll } from './found';
import { postcodeAreas } from './postcode-areas';
import { digitsIn, spokenDigit } from './spoken-digits';

const gap = String.raw`(?:[^\S\n]{0,3}|[^\S\n]?[-.,][^\S\n]?)`;
const exact = new RegExp(String.raw`(?<![a-z\d£])[a-z]{1,2}\d[a-z\d]?${gap}\d[a-z]{2}(?![a-z\d])`, 'giu');
const slipped = new RegExp(String.raw`(?<![a-z\d£])[a-z\d]{2,4}${gap}[\doil][a-z]{2}(?![a-z\d])`, 'giu');
const letterByLetter =
  /(?<![a-z\d])(?:[a-z]{1,2}|\d{1,2}|[a-z]{1,2}\d[a-z\d]?)(?:[\s,.-]{1,2}(?:[a-z]{1,2}|\d[a-z]{0,2}|zero|one|two|three|four|five|six|seven|eight|nine)){2,7}(?![a-z\d])/giu;

const real = (words: string): string | null => {
  const normal = normalisePostcode(words.replace(/[-.,\s]/gu, ''));
  const [area = ''] = /^[A-Z]+/.exec(normal ?? '') ?? [];
  return postcodeAreas.has(area) ? normal : null;
};

// "E9 2nd time", "B1 1st floor", "L2 4yr": a code on the display, or an order, before a count.
const count = /(?<=[\s-])(?:1st|2nd|3rd|\d(?:th|hr|ft|yr))$/u;
const counted = (words: string, after: string): boolean =>
  count.test(words) &&
  (/^[A-Z]{1,2}\d/.test(words) || /^\s+(?:time|floor|of|visit|week|attempt|go|one)\b/iu.test(after));

const twins: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['0', 'O'],
  ['I', '1'],
  ['1', 'I'],
  ['L', '1'],
]);

const readings = (words: string): string[] => {
  let all = [''];
  for (const letter of words) {
    const twin = twins.get(letter);
    all = all.flatMap((start) => (twin === undefined ? [start + letter] : [start + letter, start + twin]));
  }
  return all;
};

const word = /^(?:old|our|out|off|own|odd|one|ill|its|led|let|leg|lad|lay|low|lie|lit|oak|oil|inn|ink)$/iu;

/** The one real postcode that comes of taking O for 0 or I for 1, or the other way; null where there is none, or a choice. */
const mended = (words: string): string | null => {
  const outward = words.slice(0, -3).replace(/[-.,\s]/gu, '');
  const inward = words.slice(-3);
  const shouted = inward === inward.toUpperCase() || inward === inward.toLowerCase();
  if (!/\d/u.test(words) || (shouted && word.test(inward))) return null;
  const found = new Set(
    readings(`${outward}${inward}`.toUpperCase())
      .map(real)
      .filter((value) => value !== null),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
};

const spelled = (words: string): string | null => {
  const parts = [...words.matchAll(/[a-z\d]+/giu)].map(
    ([part]) => (part.length > 2 ? spokenDigit(part) : null) ?? part,
  );
  for (const first of parts.keys()) {
    for (let last = parts.length; last > first + 1; last -= 1) {
      const postcode = real(parts.slice(first, last).join(''));
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

/** One in each half. */
const fewestDigits = 2;

/**
 * UK postcodes as they are stored, "LS6 1AY". `expected`: one was asked for or announced, so that slips of O and I, and one
 * spelled letter by letter, are read too.
 */
export const findPostcodes = (text: string, expected: boolean): Found[] => {
  if (!expected && digitsIn(text) < fewestDigits) return [];
  const found = findAll(text, exact, real).filter(
    ({ from, to }) => expected || !counted(text.slice(from, to), text.slice(to, to + 12)),
  );
  if (found.length > 0 || !expected) return found;
  const slips = findAll(text, slipped, mended);
  if (slips.length > 0) return slips;
  const letters = findAll(text, letterByLetter, spelled);
  return letters.length > 0 ? letters : withExamples(text).slice(0, 1);
};
