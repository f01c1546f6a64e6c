import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { ownFolder, surroundings } from './cluster';

export interface Launch {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly port: number;
  readonly settings: readonly string[];
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly exit: Promise<Exit>;
}

const logLimit = 5 * 1024 * 1024;

/** Statements and rows stay out of the log: they hold personal data. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=128MB',
  'max_wal_size=1GB',
  // Old write-ahead segments are removed, not renamed: what they held must not outlive them.
  'wal_recycle=off',
  'io_method=sync',
  'jit=off',
  'idle_in_transaction_session_timeout=60s',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
];

/** Below the ports that systems give to clients: one retrying a server that is down could take the server's port. */
const ports = { from: 15_000, to: 32_000 };

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(ports.from, ports.to);
    if (await isFree(port)) return port;
  }
};

const openLog = (file: string): number => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
};

const isReady = (cluster: string, pid: number): boolean => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && (lines[7] ?? '').startsWith('ready');
  } catch {
    return false;
  }
};

const lastWords = (file: string, from: number): string =>
  readFileSync(file).subarray(from).toString('utf8').trim().split('\n').slice(-5).join(' | ');

/** In a session of its own, so that Ctrl-C reaches it through us only. Resolves once it takes connections. */
export const launch = async ({
  dataDir,
  binaries,
  account,
  port,
  settings: further,
}: Launch): Promise<ServerProcess> => {
  const cluster = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'postgres.log');
  const log = openLog(logFile);
  const before = statSync(logFile).size;
  const options = [...settings, ...further].flatMap((setting) => ['-c', setting]);
  const child = spawn(binaries.postgres, ['-D', ownFolder(cluster, account), '-p', String(port), ...options], {
    ...surroundings(account),
    cwd: cluster,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // From the first moment: an exit during the start must not leave it behind.
  const atExit = (): boolean => child.kill('SIGINT');
  process.once('exit', atExit);
  let ended = false;
  const exit = new Promise<Exit>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      ended = true;
      process.off('exit', atExit);
      resolve({ code, signal });
    };
    child.once('exit', end);
    child.once('error', () => end(null, null));
  });
  while (child.pid === undefined || !isReady(cluster, child.pid)) {
    if (ended) throw new Error(`PostgreSQL did not start: ${lastWords(logFile, before)}`);
    await pause(5);
  }
  return { child, exit };
};

export const shutDown = async ({ child, exit }: ServerProcess): Promise<void> => {
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await exit;
  clearTimeout(impatience);
};
