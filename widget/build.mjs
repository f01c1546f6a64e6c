import { readFileSync } from 'node:fs';
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

// The panel asks for its parts by their hashed names and the loader for the panel, so each is built before what names it.
const parts = {};
for (const part of Object.keys(registry.parts)) if (part !== 'panel') parts[part] = await pass(part);
await pass('loader', { PANEL: JSON.stringify(await pass('panel', { PARTS: JSON.stringify(parts) })) });
