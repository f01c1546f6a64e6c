import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { database, passwordIn, role } from './cluster';
import { startEmbeddedPostgres } from './embedded-postgres';
import { AlreadyRunning } from './folder-lock';

export interface AttachedDatabase {
  readonly url: string;
  /** Whether the product (or another command) runs on it. */
  readonly inUse: boolean;
  release(): Promise<void>;
}

/** There is no database where one was looked for. */
export class NoDatabase extends Error {
  constructor(dataDir: string) {
    super(`${dataDir} holds no data of Pilotlight; set DATA_DIR or DATABASE_URL to where it is`);
    this.name = 'NoDatabase';
  }
}

/** Milliseconds that a server which is being started by another process is waited for. */
const patience = 30_000;

const portOf = (cluster: string): number | undefined => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return (lines[7] ?? '').startsWith('ready') ? Number(lines[3]) : undefined;
  } catch {
    return undefined;
  }
};

const ofTheHolder = (dataDir: string): AttachedDatabase | undefined => {
  const port = portOf(join(dataDir, 'postgres'));
  if (port === undefined) return undefined;
  const url = `postgres://${role}:${passwordIn(dataDir)}@127.0.0.1:${port}/${database}`;
  return { url, inUse: true, release: () => Promise.resolve() };
};

/**
 * The PostgreSQL of a data folder for a command: the one that the running product has started, or one of its own, which keeps the
 * product from being started until it is released. Throws NoDatabase where there is none yet (unless it may be made), AlreadyRunning
 * where the holder doesn't come up, and what startEmbeddedPostgres throws.
 */
export const attachDatabase = async (given: string, { mayMake = false } = {}): Promise<AttachedDatabase> => {
  const dataDir = resolve(given);
  if (!mayMake && !existsSync(join(dataDir, 'postgres'))) throw new NoDatabase(dataDir);
  for (const deadline = Date.now() + patience; ; await pause(200)) {
    try {
      const server = await startEmbeddedPostgres({ dataDir });
      return { url: server.url, inUse: false, release: () => server.stop() };
    } catch (error) {
      if (!(error instanceof AlreadyRunning)) throw error;
      const attached = ofTheHolder(dataDir);
      if (attached) return attached;
      if (Date.now() > deadline) throw error;
    }
  }
};
