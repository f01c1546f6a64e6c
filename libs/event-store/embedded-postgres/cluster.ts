import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account';
import type { Binaries } from './binaries';

export const role = 'pilotlight';
export const database = 'pilotlight';

export class WrongMajorVersion extends Error {
  constructor(folder: string, found: string, ours: number) {
    super(
      `${folder} was made by PostgreSQL ${found} and this is PostgreSQL ${ours}. Dump it with the old version and restore it with the new one`,
    );
    this.name = 'WrongMajorVersion';
  }
}

export const surroundings = (account: Account) => ({
  ...account,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
});

/** Folders above may be closed to the account (root's home), so on Linux the working folder is used: the kernel hands it over open. */
export const ownFolder = (folder: string, account: Account): string =>
  'uid' in account && process.platform === 'linux' ? '/proc/self/cwd' : folder;

const give = (path: string, account: Account): void => {
  if ('uid' in account) chownSync(path, account.uid, account.gid);
};

const giveAll = (path: string, account: Account): void => {
  give(path, account);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveAll(join(path, entry.name), account);
    else if (entry.isFile()) give(join(path, entry.name), account);
  }
};

export const passwordIn = (dataDir: string): string => {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) {
    const fresh = `${file}.new`;
    writeFileSync(fresh, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(fresh, file);
  }
  return readFileSync(file, 'utf8');
};

const run = (
  program: string,
  args: readonly string[],
  options: { cwd: string; input?: string } & ReturnType<typeof surroundings>,
): void => {
  const { status, error, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`PostgreSQL could not make its data folder: ${error?.message ?? stderr.trim()}`);
};

/** Made aside and moved into place, so that an interrupted start leaves nothing half made. */
const make = (dataDir: string, binaries: Binaries, account: Account, password: string): void => {
  const workshop = mkdtempSync(join(dataDir, 'new-cluster-'));
  writeFileSync(join(workshop, 'password'), password, { mode: 0o600 });
  const cluster = join(workshop, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  giveAll(workshop, account);

  const inside = ownFolder(cluster, account);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['-U', role, '-A', 'scram-sha-256', '--pwfile=../password'];
  run(binaries.initdb, ['-D', inside, ...access, ...locale, '--no-instructions'], {
    ...surroundings(account),
    cwd: cluster,
  });
  run(binaries.postgres, ['--single', '-D', inside, 'postgres'], {
    ...surroundings(account),
    cwd: cluster,
    input: `create database ${database}\n`,
  });
  renameSync(cluster, join(dataDir, 'postgres'));
  rmSync(workshop, { recursive: true });
};

export const prepareCluster = (dataDir: string, binaries: Binaries, account: Account, password: string): void => {
  const cluster = join(dataDir, 'postgres');
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith('new-cluster-')))
    rmSync(join(dataDir, name), { recursive: true });
  if (!existsSync(cluster)) make(dataDir, binaries, account, password);
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (Number(found) !== binaries.major) throw new WrongMajorVersion(cluster, found, binaries.major);
  if ('uid' in account && statSync(cluster).uid !== account.uid) giveAll(cluster, account);
};
