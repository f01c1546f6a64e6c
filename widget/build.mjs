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

// The parts share a hash, which the loader alone knows: it is built last.
const built = new Map();
for (const name of Object.keys(registry.parts)) built.set(name, await pass(name));
const hash = createHash('sha256')
  .update([...built.values()].join())
  .digest('hex')
  .slice(0, 8);
for (const [name, file] of built) renameSync(join(outDir, file), join(outDir, `${name}-${hash}.js`));
await pass('loader', { FILES: JSON.stringify(hash) });

const { entry, file } = registry.page;
const page = readFileSync(new URL(`src/${entry.replace('.ts', '.html')}`, import.meta.url), 'utf8');
writeFileSync(join(outDir, file), page.replace('%SCRIPT%', await pass('page')));

// A page may name this very build by its hash, and tell browsers what to expect of its first file.
const first = readFileSync(join(outDir, registry.loader.file));
const digest = (how, as) => createHash(how).update(first).digest(as);
writeFileSync(
  join(outDir, 'version.json'),
  `${JSON.stringify({ version: digest('sha256', 'hex').slice(0, 16), integrity: `sha384-${digest('sha384', 'base64')}` })}\n`,
);
