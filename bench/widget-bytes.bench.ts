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

/** What the widget costs the page that carries it, as a server sends it. */
export const run = async (): Promise<Measurement[]> => [
  held('widget before the first click', [loader], 2_500),
  held('widget, everything', scripts(), 14_000),
];
