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

// The loader requests the parts by their hashed names, so they are built first.
const parts = {};
for (const part of Object.keys(registry.parts)) parts[part] = await pass(part);
await pass('loader', { PARTS: JSON.stringify(parts) });
