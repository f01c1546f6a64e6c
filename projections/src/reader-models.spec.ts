import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readModelNames } from './read-models';

const sourceOf = (file: string): string => readFileSync(file, 'utf8');

/** A reader's file and all of this package that it imports, statements of its own included. */
const filesBehind = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of sourceOf(file).matchAll(/^(?:import|\}) (?!type ).*from '(\.[^']+)';$/gm))
    filesBehind(`${resolve(dirname(file), path)}.ts`, seen);
  return seen;
};

/** Whatever of schema `read` its statements name that is a read model's. */
const selectedFrom = (file: string): string[] => {
  const named = [...filesBehind(file)].flatMap((each) => [...sourceOf(each).matchAll(/\bread\.(\w+)/g)]);
  const tables = new Set(named.map(([, table]) => table));
  return readModelNames.filter((name) => tables.has(name));
};

const declaredIn = async (file: string): Promise<ReadonlySet<unknown> | null> => {
  const [reader] = Object.entries(await import(file)).flatMap(([name, each]) =>
    name.endsWith('Reader') ? [each] : [],
  );
  return typeof reader === 'function' && 'models' in reader && Array.isArray(reader.models)
    ? new Set(reader.models)
    : null;
};

const readers = globSync('**/*.reader.ts', { cwd: __dirname });

it.each(readers.filter((path) => path !== 'audit/chain.reader.ts'))(
  '%s names the read models that it selects from',
  async (path) => {
    const file = resolve(__dirname, path);
    expect(await declaredIn(file)).toEqual(new Set(selectedFrom(file)));
  },
);

it('leaves the chains to what keeps them, which is no read model', () => {
  expect(selectedFrom(resolve(__dirname, 'audit/chain.reader.ts'))).toEqual([]);
});
