import { clearSurvivors } from '@pilotlight/event-store/embedded-postgres/survivors';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeOptions } from '../node-options';

const root = join(__dirname, '..', '..');
const program = join(root, 'start', 'dist', 'main.js');
/** What a built program finds of this machine. As npm's scripts have it, what Node compiled is kept from one start to the next. */
export const surroundings = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'pilotlight', 'compiled'),
});

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The built product as a process of its own, with everything it says. */
export interface RunningProduct {
  readonly child: ChildProcess;
  readonly address: string;
  readonly dataDir: string;
  readonly ended: Promise<Ended>;
  /** Standard output and standard error so far. */
  said(): string;
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<Ended>;
}

export interface StartOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** The Node that runs it; by default the one that runs the tests. */
  readonly node?: string;
}

/** Starts the built product in surroundings of its own: no variable and no .env of this checkout reaches it. */
export const launch = ({ dataDir, port, environment = {}, node = process.execPath }: StartOptions): RunningProduct => {
  if (!existsSync(program)) throw new Error(`${program} is missing: run npm run build first`);
  const cwd = dirname(dataDir);
  mkdirSync(cwd, { recursive: true });
  const child = spawn(node, [...nodeOptions, program], {
    cwd,
    env: {
      ...surroundings(),
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  return {
    child,
    address: `http://127.0.0.1:${port}`,
    dataDir,
    ended,
    said: () => said,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
};

/** Rejects with what it said where it ends instead. */
export const untilReady = async (product: RunningProduct): Promise<RunningProduct> => {
  let over = false;
  void product.ended.then(() => (over = true));
  while (!/^ready \S+\n/m.test(product.said())) {
    if (over) throw new Error(`The product ended before it was ready:\n${product.said()}`);
    await pause(10);
  }
  return product;
};

export const startReady = (options: StartOptions): Promise<RunningProduct> => untilReady(launch(options));

const postmasterLine = (dataDir: string, line: number): string =>
  readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[line] ?? '';

export const postgresPid = (dataDir: string): number => Number(postmasterLine(dataDir, 0));

/** How the product reaches its PostgreSQL. */
export const postgresUrl = (dataDir: string): string => {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8');
  return `postgres://pilotlight:${password}@127.0.0.1:${postmasterLine(dataDir, 3)}/pilotlight`;
};

/** Ends every PostgreSQL on the data folder; how many processes there were. */
export const postgresLeftOver = (dataDir: string): Promise<number> => clearSurvivors(join(dataDir, 'postgres'));

/** Something else that listens on a loopback port. */
export const stranger = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
