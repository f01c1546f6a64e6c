import { z } from 'zod';
import { plainText } from './plain-text';
import { normalisePostcode } from './postcode';
import { postcodeAreas } from './postcode-areas';

/** Null where its area doesn't exist. */
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

/** The one real postcode with O for 0 or I for 1, or the reverse; null where there is none or a choice. */
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
const longest = 9;

/** As it is stored; null where it is none. */
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
