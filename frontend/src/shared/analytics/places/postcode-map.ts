import type { Analytics } from '@pilotlight/contracts/http/analytics';
import map from './postcode-map.json';

export const outline: string = map.outline;

type Place = Analytics['places'][number];

/** Outward codes that lie at the same point, as those of one Northern Irish town do. */
export interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly leads: number;
  readonly before: number;
}

const byArea: ReadonlyMap<string, string> = new Map(Object.entries(map.outwards));
const pointsOfArea = new Map<string, ReadonlyMap<string, readonly [number, number]>>();

const pointsOf = (area: string): ReadonlyMap<string, readonly [number, number]> => {
  const known = pointsOfArea.get(area);
  if (known) return known;
  const codes = byArea.get(area)?.split('|') ?? [];
  const points = new Map(
    codes.map((code) => {
      const [outward = '', x = '', y = ''] = code.split(' ');
      return [outward, [Number(x), Number(y)]] as const;
    }),
  );
  pointsOfArea.set(area, points);
  return points;
};

/** Where an outward code lies, in kilometres on the map; undefined for one where nobody lives, or none at all. */
const pointOf = (outward: string): readonly [number, number] | undefined => {
  const [, area = '', district = ''] = /^([A-Z]{1,2})(\d[\dA-Z]?)$/.exec(outward) ?? [];
  return pointsOf(area).get(district);
};

/** The most leads first; codes that are nowhere on the map are left out. */
export const dotsOf = (places: readonly Place[]): readonly Dot[] => {
  const dots = new Map<string, Dot>();
  for (const { outward, leads, before } of places) {
    const point = pointOf(outward);
    if (!point || leads === 0) continue;
    const [x, y] = point;
    const there = dots.get(`${x} ${y}`);
    dots.set(`${x} ${y}`, {
      name: there ? `${there.name}, ${outward}` : outward,
      x,
      y,
      leads: leads + (there?.leads ?? 0),
      before: before + (there?.before ?? 0),
    });
  }
  return [...dots.values()].toSorted((one, other) => other.leads - one.leads);
};
