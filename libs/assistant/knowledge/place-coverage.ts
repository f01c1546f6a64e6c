import { coversOutward } from '../grading/outward-coverage';
import { type GridPoint, metresBetween, middleOfOutward, type Place, type Site } from './place-table';
import { type Circle, meantSite, nearest, type Reach } from './reach';

export type PlaceCoverage = 'inside' | 'partly' | 'outside';

// A town's name is also said of what lies around it: this far out nobody can tell whether the firm means it too.
const townFadesOut = 12_000;
const edge = 0.07;

/** Null on the circle's edge: the middle of a place says little about its last house. */
const inCircle = (at: GridPoint, { metres, ...middle }: Circle): boolean | null => {
  const away = metresBetween(at, middle);
  if (away <= metres * (1 - edge)) return true;
  return away <= metres * (1 + edge) ? null : false;
};

const areaOf = (outward: string): string => (outward.charCodeAt(1) < 58 ? outward.slice(0, 1) : outward.slice(0, 2));

const isLeftOut = (outward: string, { coverage }: Reach): boolean =>
  coverage.excluded.length > 0 && coversOutward({ included: coverage.excluded, excluded: [] }, outward) === true;

const isCovered = (outward: string, site: Site, reach: Reach): boolean | null => {
  const { coverage, circles } = reach;
  if (isLeftOut(outward, reach)) return false;
  const byCode = coverage.included.some(({ area }) => area === areaOf(outward)) && coversOutward(coverage, outward);
  if (circles.length === 0 || byCode === true) return byCode;
  // A small place's own point tells more than the middle of a code that it shares with others.
  const at = site.outwards.length <= 2 ? site : (middleOfOutward(outward) ?? site);
  const all = [byCode, ...circles.map((circle) => inCircle(at, circle))];
  if (all.includes(true)) return true;
  return all.includes(null) ? null : false;
};

const coverageOfSite = (site: Site, reach: Reach): PlaceCoverage | null => {
  const covered = site.outwards.map((outward) => isCovered(outward, site, reach));
  if (covered.every((each) => each === true)) return 'inside';
  if (covered.some((each) => each !== false)) return 'partly';
  if (site.outwards.every((outward) => isLeftOut(outward, reach))) return 'outside';
  switch (reach.ends) {
    case 'postcodes':
      return 'outside';
    case 'towns':
      return reach.coverage.included.length === 0 || nearest(site, reach.points) > townFadesOut ? 'outside' : null;
    case 'open':
      return null;
  }
};

// Of a village's name with several bearers the one nearest to the firm may be one that the table doesn't hold.
const farAway = 40_000;
const maybeAnother = ({ sites }: Place, site: Site, { points }: Reach): boolean =>
  sites.length > 1 && sites.every(({ outwards }) => outwards.length <= 3) && nearest(site, points) > farAway;

/**
 * Whether a firm covers a place: all of it, a part, or none. Null where its words don't tell. Of several places with one name the one
 * nearest to the firm is meant.
 */
export const coverageOfPlace = (place: Place, reach: Reach | null): PlaceCoverage | null => {
  const site = reach && meantSite(place, reach.points);
  if (!site || !reach) return null;
  const coverage = coverageOfSite(site, reach);
  return coverage === 'outside' && maybeAnother(place, site, reach) ? null : coverage;
};

/** The same for the first half of a postcode, "LS22". */
export const coverageOfOutward = (outward: string, reach: Reach | null): PlaceCoverage | null => {
  const code = outward.toUpperCase();
  const middle = middleOfOutward(code);
  return reach && middle ? coverageOfSite({ ...middle, outwards: [code] }, reach) : null;
};
