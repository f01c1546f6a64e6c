import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Tests too get the build that ships.
process.env.NODE_ENV = 'production';

const registry = JSON.parse(readFileSync(new URL('parts.json', import.meta.url), 'utf8'));
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const outDir = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));

const pass = async (mode, define) => {
  const { output } = await build({ configFile, mode, define, build: { outDir } });
  return output.find((file) => file.type === 'chunk' && file.isEntry).fileName;
};

// What asks for a file knows its hashed name, so each is built before what names it: the loader last. The parts share a hash, for the panel's sake.
const built = new Map();
for (const name of Object.keys(registry.parts).filter((part) => part !== 'panel')) built.set(name, await pass(name));
const hash = createHash('sha256')
  .update([...built.values()].join())
  .digest('base64url')
  .slice(0, 8);
for (const [name, file] of built) renameSync(join(outDir, file), join(outDir, `${name}-${hash}.js`));
await pass('loader', { PANEL: JSON.stringify(await pass('panel', { PARTS: JSON.stringify(hash) })) });

const { entry, file } = registry.page;
const page = readFileSync(new URL(`src/${entry.replace('.ts', '.html')}`, import.meta.url), 'utf8');
writeFileSync(join(outDir, file), page.replace('%SCRIPT%', await pass('page')));
