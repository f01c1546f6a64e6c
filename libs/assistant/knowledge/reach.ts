import type { Training } from '@pilotlight/contracts/values/training';
import { type Coverage, coverageOf, type Zone } from '../grading/coverage';
import { exceptWords, fillerWords } from '../grading/coverage-words';
import { coversOutward } from '../grading/outward-coverage';
import { type GridPoint, metresBetween, middleOfOutward, outwardsOfArea, type Place, type Site } from './place-table';
import { type NamedPlace, placesListedIn } from './places';

export type Circle = GridPoint & { readonly metres: number };

/** Where a firm works, as it says it: by postcodes, by towns, by miles around one. */
export type Reach = {
  readonly coverage: Coverage;
  readonly circles: readonly Circle[];
  /** The outward codes' and circles' middles. */
  readonly points: readonly GridPoint[];
  /** 'postcodes' end where they end; 'towns' fade out around them; 'open' goes on to where nobody has told. */
  readonly ends: 'postcodes' | 'towns' | 'open';
};

const metresOfMile = 1_609.34;
const aroundPlace =
  /\b(?:(?:within|up to|upto|in|about|roughly|approx\w*|a|an)\s+)*(?<count>\d{1,3})[\s-]*(?<unit>miles?|mi|km|kilomet\w+)(?:[\s-]+(?:radius|drive))?\s+(?:of|from|around|round)\s+$/iu;
/** "Leeds and 15 miles around" */
const andAround =
  /^[\s,]*(?:(?:and|plus|\+|up to|within|about|an?)\s*)*(?<count>\d{1,3})[\s-]*(?<unit>miles?|mi|km|kilomet\w+)\b(?![\s-]*(?:radius|drive)?\s+(?:of|from)\b)(?:\s+(?:radius|around|round|all round|each way))*/iu;
const leftOut = /^(?:dont|never|no|outside|beyond|\p{L}+n['’]t)$/u;
const outwardParts = /^(?<area>[A-Z]{1,2})(?<district>\d{1,2})(?<letter>[A-Z]?)$/u;

const zoneOf = (outward: string): Zone[] => {
  const { area, district, letter = '' } = outwardParts.exec(outward)?.groups ?? {};
  return area && district ? [{ area, from: Number(district), to: Number(district), letter, sector: '' }] : [];
};

const zonesOf = ({ outwards }: Site): Zone[] => outwards.flatMap(zoneOf);

export const nearest = (at: GridPoint, points: readonly GridPoint[]): number =>
  points.reduce((least, point) => Math.min(least, metresBetween(at, point)), Infinity);

/** Of several places with one name the one nearest to the firm; where nothing tells where that is, the biggest. */
export const meantSite = ({ sites }: Place, points: readonly GridPoint[]): Site | null => {
  if (sites.length === 1) return sites[0] ?? null;
  const rank = (site: Site): number => (points.length > 0 ? nearest(site, points) : -site.outwards.length);
  return sites.reduce<Site | null>((best, site) => (best && rank(best) <= rank(site) ? best : site), null);
};

const pointsOfCoverage = (coverage: Coverage): GridPoint[] =>
  [...new Set(coverage.included.map(({ area }) => area))]
    .flatMap(outwardsOfArea)
    .filter((outward) => coversOutward(coverage, outward) !== false)
    .flatMap((outward) => middleOfOutward(outward) ?? []);

const byItsPostcodes = (coverage: Coverage): Reach => ({
  coverage,
  circles: [],
  points: pointsOfCoverage(coverage),
  ends: 'postcodes',
});

type Named = { readonly site: Site; readonly metres: number | null; readonly isExcluded: boolean };

const isToldBy = (coverage: Coverage, { site, metres, isExcluded }: Named): boolean =>
  metres === null && !isExcluded && site.outwards.some((outward) => coversOutward(coverage, outward) !== false);

type Listed = {
  readonly place: NamedPlace;
  readonly metres: number | null;
  readonly isExcluded: boolean;
  readonly from: number;
  readonly to: number;
};

const sentenceSoFar = (text: string): string => text.split(/[.;!\n)]/u).at(-1) ?? '';

const isLeftOut = (before: string): boolean =>
  (
    sentenceSoFar(before)
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? []
  ).some((word) => exceptWords.has(word) || leftOut.test(word));

const listedIn = (text: string): Listed[] =>
  placesListedIn(text).map((place) => {
    const before = text.slice(0, place.from);
    const around = aroundPlace.exec(before);
    const after = around ? null : andAround.exec(text.slice(place.to));
    const { count, unit = '' } = (around ?? after)?.groups ?? {};
    return {
      place,
      metres: count ? Number(count) * (/^m/iu.test(unit) ? metresOfMile : 1_000) : null,
      isExcluded: isLeftOut(before),
      from: around?.index ?? place.from,
      to: place.to + (after?.[0].length ?? 0),
    };
  });

/** The text without the places it lists: postcodes, words that say nothing, and what can't be told. */
const restOf = (text: string, listed: readonly Listed[]): string => {
  let rest = '';
  let index = 0;
  for (const { from, to } of listed) {
    rest += `${text.slice(index, Math.max(index, from))} `;
    index = to;
  }
  return rest + text.slice(index);
};

const exception = /\b(?:but|apart from|other than|with the exception of)\b/giu;

const saysNothing = (rest: string): boolean =>
  (rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => fillerWords.has(word) || exceptWords.has(word));

const reachByTowns = (text: string): Reach | null => {
  const listed = listedIn(text);
  const rest = restOf(text, listed).replace(exception, ' except ');
  const byPostcodes = saysNothing(rest) ? { included: [], excluded: [] } : coverageOf(rest);
  const known = [
    ...(byPostcodes ? pointsOfCoverage(byPostcodes) : []),
    ...listed.flatMap(({ place: { sites } }) => (sites.length === 1 ? sites : [])),
  ];
  const sites = listed.flatMap(({ place, metres, isExcluded }) => {
    const site = meantSite(place, known);
    return site ? [{ site, metres, isExcluded }] : [];
  });
  const circles = sites.flatMap(({ site: { east, north }, metres, isExcluded }) =>
    metres && !isExcluded ? [{ east, north, metres }] : [],
  );
  // "Otley LS21, Ilkley LS29": the towns are said for the reader, the postcodes tell.
  if (byPostcodes && byPostcodes.included.length > 0 && sites.every((each) => isToldBy(byPostcodes, each)))
    return byItsPostcodes(byPostcodes);
  const towns = sites.filter(({ metres }) => metres === null);
  const included = towns.filter(({ isExcluded }) => !isExcluded).flatMap(({ site }) => zonesOf(site));
  const coverage = {
    included: [...included, ...(byPostcodes?.included ?? [])],
    excluded: [
      ...towns.filter(({ isExcluded }) => isExcluded).flatMap(({ site }) => zonesOf(site)),
      ...(byPostcodes?.excluded ?? []),
    ],
  };
  if (coverage.included.length === 0 && circles.length === 0) return null;
  const points = [...pointsOfCoverage(coverage), ...circles];
  return { coverage, circles, points, ends: byPostcodes ? 'towns' : 'open' };
};

/** What a firm's words on its area tell; null where no postcode and no town of them is known. */
export const reachOf = (text: string): Reach | null => {
  const coverage = coverageOf(text);
  return coverage ? byItsPostcodes(coverage) : reachByTowns(text.slice(0, 2_000));
};

const read = new WeakMap<Training, Reach | null>();

/** `reachOf` a firm's coverage area, read once. */
export const reachOfFirm = (training: Training): Reach | null => {
  const known = read.get(training);
  if (known !== undefined) return known;
  const reach = reachOf(training.businessInfo.coverageArea);
  read.set(training, reach);
  return reach;
};
