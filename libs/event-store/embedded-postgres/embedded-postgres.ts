import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountFor } from './account';
import { findBinaries } from './binaries';
import { database, passwordIn, prepareCluster, role } from './cluster';
import { makeDataFolder } from './data-folder';
import { lockFolder } from './folder-lock';
import { freePort, launch, shutDown, type Exit, type Launch, type ServerProcess } from './server-process';
import { clearSurvivors } from './survivors';

export interface EmbeddedPostgres {
  /** `postgres://...`, on the loopback address; stays the same while this process lives. */
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
  readonly exited: Promise<Exit & { readonly stopped: boolean }>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log?: (line: string) => void;
  readonly settings?: readonly string[];
}

const portTries = 5;
const revivals = 5;

const launchOnFreePort = async (plan: Omit<Launch, 'port'>): Promise<{ server: ServerProcess; port: number }> => {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    try {
      return { server: await launch({ ...plan, port }), port };
    } catch (error) {
      if (tries === portTries || !String(error).includes('TCP/IP')) throw error;
    }
  }
};

/** On `<dataDir>/postgres`; restarts on the same port. Throws UnusableDataFolder, AlreadyRunning, WrongMajorVersion. */
export const startEmbeddedPostgres = async ({
  dataDir: given,
  log = () => {},
  settings = [],
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(given);
  makeDataFolder(dataDir);
  const cluster = join(dataDir, 'postgres');
  const lock = await lockFolder(dataDir);
  try {
    const account = accountFor(cluster);
    const binaries = findBinaries(account, dataDir);
    if ((await clearSurvivors(cluster)) > 0) log('Stopped the PostgreSQL that an earlier start had left behind');
    const password = passwordIn(dataDir);
    prepareCluster(dataDir, binaries, account, password);
    const plan = { dataDir, binaries, account, settings };
    const first = await launchOnFreePort(plan);
    let server = first.server;
    let stopping = false;

    const revive = async (): Promise<void> => {
      for (let tries = 1; ; tries += 1) {
        try {
          await clearSurvivors(cluster);
          server = await launch({ ...plan, port: first.port });
          log('PostgreSQL had ended and runs again');
          return;
        } catch (error) {
          if (tries === revivals) throw error;
          await pause(200 * tries);
        }
      }
    };
    const watch = async (): Promise<Exit & { stopped: boolean }> => {
      for (;;) {
        const exit = await server.exit;
        if (stopping) return { ...exit, stopped: true };
        try {
          await revive();
        } catch (error) {
          log(String(error));
          return { ...exit, stopped: false };
        }
        if (stopping) await shutDown(server);
      }
    };
    const untilEnded = async (): Promise<Exit & { stopped: boolean }> => {
      const exit = await watch();
      await lock.release();
      return exit;
    };
    const exited = untilEnded();
    return {
      url: `postgres://${role}:${password}@127.0.0.1:${first.port}/${database}`,
      get pid() {
        const { pid, exitCode, signalCode } = server.child;
        return exitCode === null && signalCode === null ? pid : undefined;
      },
      exited,
      stop: async () => {
        stopping = true;
        await shutDown(server);
        await exited;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
