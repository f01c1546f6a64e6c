import { NearbyIndex, byArea } from './postcode-units.mjs';

const sparseReach = 4_000;

// A town ends where its neighbour begins; a city goes on over its rivers, parks and suburbs, but keeps to its own postcode area.
// `builtUp` is in units to the square kilometre: a suburb has 60 or more, fields have 10.
const townSize = { first: 1_200, ring: 400, furthest: 2_000, builtUp: 40, share: 0.15, most: 40 };
const citySize = { first: 2_000, ring: 800, furthest: 9_000, builtUp: 25, share: 0.12, most: 60 };
const bigPart = 0.15;
// Where the houses don't end, it is a suburb: its own are those around its middle.
const suburb = { reach: 1_000, share: 0.25 };

const counted = (found) => {
  const counts = new Map();
  for (const { value } of found) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};

const indexOf = (places) => {
  const index = new NearbyIndex();
  for (const place of places) index.add(place.east, place.north, place);
  return index;
};

const outwardsOf = (place, units, rivals, size) => {
  const isOwn = (east, north, away) =>
    rivals.within(east, north, away).every(({ value, away: other }) => value.name === place.name || other >= away);

  const near = (metres) => units.within(place.east, place.north, metres);
  const ownShareOf = (reach) => {
    const angles = Array.from({ length: 36 }, (_, step) => (step * Math.PI) / 18);
    const own = angles.filter((angle) =>
      isOwn(place.east + reach * Math.cos(angle), place.north + reach * Math.sin(angle), reach),
    );
    return own.length / angles.length;
  };

  const own = near(size.furthest).filter(({ east, north, away }) => isOwn(east, north, away));
  let reach = size.first;
  while (reach < size.furthest) {
    const next = reach + size.ring;
    const area = (Math.PI * (next ** 2 - reach ** 2) * ownShareOf((reach + next) / 2)) / 1e6;
    const built = own.filter(({ away }) => away > reach && away <= next).length;
    if (area < 0.1 || built / area < size.builtUp) break;
    reach = next;
  }
  const isSuburb = size === townSize && reach >= size.furthest;
  const inside = own.filter(({ away }) => away <= (isSuburb ? suburb.reach : reach));
  const counts = counted(inside.length >= 5 ? inside : near(sparseReach));
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const least = isSuburb ? suburb.share * all : Math.min(size.share * all, size.most);
  return counts.filter(([, count]) => count >= least);
};

/** The outward codes of each place ({ name, east, north }), the commonest first: those that the houses around it really have. */
export const outwardsOfPlaces = (places, outwards, cityNames) => {
  const units = new NearbyIndex();
  for (const [outward, points] of outwards) for (const [east, north] of points) units.add(east, north, outward);
  const size = ({ east, north }) => units.within(east, north, 2_000).length;
  const cities = [...cityNames].map((name) => {
    const named = places.filter((place) => place.name === name);
    if (named.length === 0) throw new Error(`${name} is no place`);
    return named.toSorted((one, other) => size(other) - size(one))[0];
  });
  const rivalsOfTown = indexOf(places);
  const rivalsOfCity = indexOf(cities);

  return places.map((place) => {
    if (!cities.includes(place))
      return { ...place, outwards: outwardsOf(place, units, rivalsOfTown, townSize).map(([outward]) => outward) };
    const counts = outwardsOf(place, units, rivalsOfCity, citySize);
    const inAreas = byArea(counts);
    const unitsIn = (area) => inAreas.get(area).reduce((sum, [, count]) => sum + count, 0);
    const area = [...inAreas.keys()].toSorted((one, other) => unitsIn(other) - unitsIn(one))[0];
    // A code that lies mostly beyond is another town's, unless it makes much of this one.
    const least = (outward) => Math.min(outwards.get(outward).length / 2, unitsIn(area) * bigPart);
    const kept = inAreas.get(area).filter(([outward, count]) => count >= least(outward));
    return { ...place, outwards: kept.map(([outward]) => outward) };
  });
};
