import { readFileSync, writeFileSync } from 'node:fs';
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

// What asks for a part knows its hashed name, so each is built before what names it: the loader last.
const files = {};
for (const name of Object.keys(registry.parts)) {
  const asked = Object.entries(registry.parts).filter(([part, { of = 'panel' }]) => of === name && files[part]);
  const parts = Object.fromEntries(asked.map(([part]) => [part, files[part].slice(part.length + 1, -3)]));
  files[name] = await pass(name, { PARTS: JSON.stringify(parts) });
}
await pass('loader', { PANEL: JSON.stringify(files.panel) });

const { entry, file } = registry.page;
const page = readFileSync(new URL(`src/${entry.replace('.ts', '.html')}`, import.meta.url), 'utf8');
writeFileSync(join(outDir, file), page.replace('%SCRIPT%', await pass('page')));
