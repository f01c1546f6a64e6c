import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import registry from '../widget/parts.json';
import type { Measurement } from './measurement';

const built = join(__dirname, '..', 'widget', 'dist');
const { loader, page, parts } = registry;

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
const extras = Object.entries({ ...parts, page }).filter(([, part]) => !('with' in part));

const isOf =
  (part: string) =>
  (file: string): boolean =>
    file.startsWith(`${part}-`);

/** What the widget costs the page that carries it, as a server sends it: every file is in one of the figures. */
export const run = async (): Promise<Measurement[]> => {
  const always = scripts().filter((file) => !extras.some(([name]) => isOf(name)(file)));
  return [
    held(`widget ${loader.loads}`, [loader.file], loader.most),
    held(`widget, ${parts.panel.loads}`, always, parts.panel.most),
    ...extras.map(([name, { loads, most }]) => held(`widget, ${loads}`, scripts().filter(isOf(name)), most)),
  ];
};
