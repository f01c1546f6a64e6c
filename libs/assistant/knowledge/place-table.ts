import { z } from 'zod';
import { readKnowledge } from './read-knowledge';

/** On the British national grid, in hundreds of metres. */
export type GridPoint = { readonly east: number; readonly north: number };

/** Where a place lies, and the outward codes of its houses, the commonest first. */
export type Site = GridPoint & { readonly outwards: readonly string[] };

/** A name, and each place in the United Kingdom that has it. */
export type Place = { readonly name: string; readonly sites: readonly Site[] };

const tableSchema = z.strictObject({
  source: z.string(),
  /** By postcode area: "25 4419 4327" of LS25, joined by "|". */
  outwards: z.record(z.string().regex(/^[A-Z]{1,2}$/u), z.string()),
  /** "Garforth|LS25|4409 4330" */
  places: z.array(z.string().regex(/^[^|]+\|[A-Z\d ]+\|\d+ \d+$/u)),
});

const table = readKnowledge('places', tableSchema);

const pointOf = (east = '', north = ''): GridPoint => ({ east: Number(east), north: Number(north) });

const middlesByArea = new Map(
  Object.entries(table.outwards).map(([area, all]) => {
    const rowsOfArea = all.split('|').map((row) => {
      const [district = '', east, north] = row.split(' ');
      return [`${area}${district}`, pointOf(east, north)] as const;
    });
    return [area, new Map(rowsOfArea)];
  }),
);

const contracted = /['’](?:m|ll|re|ve|d|t)$/u;

/** The word as names are looked up by: "St.", "Saint" and "st" alike, "King's" as "kings". "We'm" is not Wem. */
export const nameWord = (word: string): string => {
  const plain = word.toLowerCase();
  if (plain === 'saint') return 'st';
  if (!plain.includes("'") && !plain.includes('’')) return plain;
  return contracted.test(plain) ? plain.replaceAll('’', "'") : plain.replaceAll(/['’]/gu, '');
};

export const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

// Rows stay text until one is asked for: 5,000 of them as objects would take three times the memory.
const rows = new Map<string, string[]>();
const longest = new Map<string, number>();
for (const row of table.places) {
  const words = (row.split('|', 1)[0] ?? '').match(wordPattern)?.map(nameWord) ?? [];
  const key = words.join(' ');
  const [first = ''] = words;
  rows.set(key, [...(rows.get(key) ?? []), row]);
  longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
}

const siteOf = (row: string): Site => {
  const [, outwards = '', at = ''] = row.split('|');
  return { ...pointOf(...at.split(' ')), outwards: outwards.split(' ') };
};

/** How many words the longest name has that begins with this one; 0 where none does. */
export const wordsOfNamesFrom = (first: string): number => longest.get(first) ?? 0;

/** The place of a name, its words as `nameWord` writes them with a space between. */
export const placeNamed = (key: string): Place | null => {
  const named = rows.get(key);
  return named?.[0] ? { name: named[0].split('|', 1)[0] ?? '', sites: named.map(siteOf) } : null;
};

/** The middle of an outward code's houses; null where nobody lives in one. */
export const middleOfOutward = (outward: string): GridPoint | null =>
  middlesByArea.get(/^[A-Z]+/u.exec(outward)?.[0] ?? '')?.get(outward) ?? null;

/** The outward codes of a postcode area that people live in. */
export const outwardsOfArea = (area: string): readonly string[] => [...(middlesByArea.get(area)?.keys() ?? [])];

export const metresBetween = (one: GridPoint, other: GridPoint): number =>
  100 * Math.hypot(one.east - other.east, one.north - other.north);
