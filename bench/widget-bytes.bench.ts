import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measurement';

const built = join(__dirname, '..', 'widget', 'dist');
/** The one file that a page asks for before anybody clicks. */
const loader = 'pilotlight.js';

const scripts = (): string[] =>
  readdirSync(built)
    .filter((file) => file.endsWith('.js'))
    .toSorted();

const gzipped = (file: string): number => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;

const held = (name: string, files: readonly string[], most: number): Measurement => {
  const value = files.reduce((sum, file) => sum + gzipped(file), 0);
  const baseline = files.map((file) => `${file} ${gzipped(file)}`).join(', ');
  return { name, value, unit: 'bytes gzip', baseline, target: `<= ${most}`, ok: value <= most };
};

/** The parts that only some visitors load, each held to a figure of its own. */
const extras: readonly (readonly [part: string, when: string, most: number])[] = [
  ['details', 'more when the details form is opened', 2_500],
  ['photos', 'more when there are photos', 4_500],
];

const isOf =
  (part: string) =>
  (file: string): boolean =>
    file.startsWith(`${part}-`);

/** What the widget costs the page that carries it, as a server sends it: every file is in one of the figures. */
export const run = async (): Promise<Measurement[]> => {
  const always = scripts().filter((file) => !extras.some(([part]) => isOf(part)(file)));
  return [
    held('widget before the first click', [loader], 2_500),
    held('widget, all that everybody who talks loads', always, 14_000),
    ...extras.map(([part, when, most]) => held(`widget, ${when}`, scripts().filter(isOf(part)), most)),
  ];
};
