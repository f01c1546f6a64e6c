import { readFileSync, writeFileSync } from 'node:fs';
import { optionsOf } from './arguments.mjs';
import { root } from './fresh.mjs';
import { gridOf } from './places/national-grid.mjs';

const { atlas } = optionsOf(
  `node scripts/postcode-map.mjs --atlas FOLDER
  Makes frontend/src/shared/analytics/places/postcode-map.json anew: where the outward codes lie, to the kilometre, and an outline of the
  United Kingdom, both on the British national grid. The codes are those of scripts/places.mjs; see NOTICE.
  --atlas    the unpacked npm package world-atlas 2.0.2 (npm pack world-atlas@2.0.2)`,
  { atlas: { type: 'string' } },
);
if (typeof atlas !== 'string') throw new Error('The folder is needed: see --help');

const unitedKingdom = '826';
/** The map's y grows southwards from here, in kilometres. */
const top = 1230;

const { outwards } = JSON.parse(readFileSync(`${root}/libs/assistant/knowledge/tables/places.json`, 'utf8'));
const inKilometres = (code) => {
  const [outward, east, north] = code.split(' ');
  return `${outward} ${Math.round(Number(east) / 10)} ${top - Math.round(Number(north) / 10)}`;
};
const codes = Object.fromEntries(
  Object.entries(outwards).map(([area, list]) => [area, list.split('|').map(inKilometres).join('|')]),
);

const topology = JSON.parse(readFileSync(`${atlas}/countries-50m.json`, 'utf8'));
const {
  scale: [scaleX, scaleY],
  translate: [left, bottom],
} = topology.transform;
/** Arcs are kept as steps; one that runs backwards has its number's complement. */
const arcOf = (number) => {
  let [x, y] = [0, 0];
  const points = topology.arcs[number < 0 ? ~number : number].map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scaleX + left, y * scaleY + bottom];
  });
  return number < 0 ? points.toReversed() : points;
};
const ringOf = (arcs) => arcs.flatMap((arc, index) => (index === 0 ? arcOf(arc) : arcOf(arc).slice(1)));
const onMap = ([longitude, latitude]) => {
  const [east, north] = gridOf(latitude, longitude);
  return `${Math.round(east / 1000)} ${top - Math.round(north / 1000)}`;
};
const pathOf = (ring) => {
  const points = ring.map(onMap).filter((point, index, all) => point !== all[index - 1]);
  return points.length < 4 ? '' : `M${points.slice(0, -1).join('L')}z`;
};
const country = topology.objects.countries.geometries.find(({ id }) => id === unitedKingdom);
const outline = country.arcs.flatMap((polygon) => polygon.map((ring) => pathOf(ringOf(ring)))).join('');

const source =
  'Made by scripts/postcode-map.mjs, see NOTICE: OS Code-Point Open (OGL v3), GeoNames (CC BY 4.0), Natural Earth';
const file = `${root}/frontend/src/shared/analytics/places/postcode-map.json`;
writeFileSync(file, `${JSON.stringify({ source, outwards: codes, outline }, null, 2)}\n`);
console.log(`${Object.values(codes).join('|').split('|').length} codes, outline of ${outline.length} characters`);
