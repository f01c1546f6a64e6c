import { normalisePostcode } from '@pilotlight/contracts/values/postcode';
import { type CoverageToken, coverageTokens } from './coverage-tokens';
import { areasOfTown } from './coverage-words';

/** Postcodes that begin alike: a whole area ("LS": 0 to 99), districts ("LS1" to "LS29", "EC1A"), or one sector ("LS17 8"). */
export type Zone = {
  readonly area: string;
  readonly from: number;
  readonly to: number;
  /** Narrows to one letter after the district ("A" of EC1A); empty takes any. */
  readonly letter: string;
  /** Narrows to one sector ("8" of LS17 8); empty takes any. */
  readonly sector: string;
};

export type Coverage = { readonly included: readonly Zone[]; readonly excluded: readonly Zone[] };

type Reading = { readonly included: Zone[]; readonly excluded: Zone[]; readonly towns: string[]; excluding: boolean };

/** Null where "to" joins two areas or runs backwards: what lies between is unknown. */
const endOfRange = (zone: Zone, token: CoverageToken): Zone | null => {
  if (token.kind !== 'district' && token.kind !== 'number') return null;
  if (token.kind === 'district' && (token.area !== zone.area || token.letter || token.sector)) return null;
  return token.number > zone.from && !zone.letter && !zone.sector ? { ...zone, to: token.number } : null;
};

const zoneOf = (token: CoverageToken, before: Zone | undefined): Zone | null => {
  if (token.kind === 'area') return { area: token.area, from: 0, to: 99, letter: '', sector: '' };
  if (token.kind === 'district')
    return { area: token.area, from: token.number, to: token.number, letter: token.letter, sector: token.sector };
  // A number by itself goes on counting the area before it: "LS1, 2 and 3".
  return token.kind === 'number' && before
    ? { area: before.area, from: token.number, to: token.number, letter: '', sector: '' }
    : null;
};

const keep = (reading: Reading, zone: Zone): boolean => {
  if (reading.excluding && reading.included.length === 0) return false;
  // What was never included isn't left out: "all LS except LS29, HX" takes HX in.
  if (!reading.included.some(({ area }) => area === zone.area)) reading.excluding = false;
  (reading.excluding ? reading.excluded : reading.included).push(zone);
  return true;
};

const readInto = (reading: Reading, token: CoverageToken, next: CoverageToken | undefined): number | null => {
  const zones = reading.excluding ? reading.excluded : reading.included;
  switch (token.kind) {
    case 'except':
    case 'sentence-end':
      reading.excluding = token.kind === 'except';
      return 1;
    case 'town':
      reading.towns.push(token.town);
      return 1;
    case 'to': {
      const last = zones.at(-1);
      const range = last && next ? endOfRange(last, next) : null;
      if (!range) return null;
      zones.splice(-1, 1, range);
      return 2;
    }
    case 'unknown':
      return null;
    case 'area':
    case 'district':
    case 'number': {
      const zone = zoneOf(token, zones.at(-1) ?? reading.included.at(-1));
      return zone && keep(reading, zone) ? 1 : null;
    }
  }
};

/** "LS1 to LS29, WF3, BD20", "LS, BD but not BD24". Null where postcodes don't tell: "within 20 miles of Leeds". */
export const coverageOf = (text: string): Coverage | null => {
  const tokens = coverageTokens(text);
  const reading: Reading = { included: [], excluded: [], towns: [], excluding: false };
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    const taken = token ? readInto(reading, token, tokens[index + 1]) : null;
    if (taken === null) return null;
    index += taken;
  }
  const { included, excluded, towns } = reading;
  const areas = new Set(included.map(({ area }) => area));
  const told = included.length > 0 && towns.every((town) => areasOfTown(town).some((area) => areas.has(area)));
  return told ? { included, excluded } : null;
};

const parts = /^([A-Z]+)(\d{1,2})([A-Z]?) (\d)/;

/** Accepts any spelling of a full postcode; anything else is outside. */
export const covers = ({ included, excluded }: Coverage, postcode: string): boolean => {
  const [, area, district, letter, sector] = parts.exec(normalisePostcode(postcode) ?? '') ?? [];
  const inZone = (zone: Zone): boolean =>
    zone.area === area &&
    Number(district) >= zone.from &&
    Number(district) <= zone.to &&
    (zone.letter === '' || zone.letter === letter) &&
    (zone.sector === '' || zone.sector === sector);
  return included.some(inZone) && !excluded.some(inZone);
};
