import { z } from 'zod';
import { plainText } from './plain-text';
import { normalisePostcode } from './postcode';
import { postcodeAreas } from './postcode-areas';

/** A postcode of an area that there is, as it is stored; null where the words are none. */
export const realPostcode = (words: string): string | null => {
  const normal = normalisePostcode(words.replace(/[-.,\s]/gu, ''));
  const [area = ''] = /^[A-Z]+/.exec(normal ?? '') ?? [];
  return postcodeAreas.has(area) ? normal : null;
};

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

/** The one real postcode that comes of taking O for 0 or I for 1, or the other way; null where there is none, or a choice. */
export const mendedPostcode = (words: string): string | null => {
  if (!/\d/u.test(words)) return null;
  const found = new Set(
    readings(words.replace(/[-.,\s]/gu, '').toUpperCase())
      .map(realPostcode)
      .filter((value) => value !== null),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
};

const around = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;
/** Letters and digits of the longest postcode, and the gap between its halves. */
const longest = 9;

/** A postcode as it comes from a keyboard or the clipboard, as it is stored; null where it is none. */
export const typedPostcode = (value: string): string | null => {
  const plain = plainText(value).replaceAll(around, '');
  return normalisePostcode(plain.replace(/[-.]/gu, '')) ?? (plain.length <= longest ? mendedPostcode(plain) : null);
};

export const postcodeSchema = z.string().transform((value, context) => {
  const postcode = typedPostcode(value);
  if (postcode) return postcode;
  context.addIssue({ code: 'custom', message: 'Please provide a valid postcode' });
  return z.NEVER;
});
