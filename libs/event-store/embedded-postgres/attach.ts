import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { database, passwordIn, role } from './cluster';
import { startEmbeddedPostgres } from './embedded-postgres';
import { AlreadyRunning } from './folder-lock';

export interface AttachedDatabase {
  readonly url: string;
  readonly inUse: boolean;
  release(): Promise<void>;
}

export class NoDatabase extends Error {
  constructor(dataDir: string) {
    super(`${dataDir} holds no data of Pilotlight; set DATA_DIR or DATABASE_URL to where it is`);
    this.name = 'NoDatabase';
  }
}

const patienceMs = 30_000;

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

/** Uses the running product's PostgreSQL, or starts one that keeps the product out until released. Throws NoDatabase, AlreadyRunning. */
export const attachDatabase = async (given: string, { mayMake = false } = {}): Promise<AttachedDatabase> => {
  const dataDir = resolve(given);
  if (!mayMake && !existsSync(join(dataDir, 'postgres'))) throw new NoDatabase(dataDir);
  for (const deadline = Date.now() + patienceMs; ; await pause(200)) {
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
