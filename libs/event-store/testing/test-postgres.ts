import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { oneAtATime, testRun } from './once-a-run';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';

export interface TestPostgres {
  /** A role on it may make databases. */
  readonly url: string;
  readonly dataDir: string;
  /** A fresh, empty database; its URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export interface TestPostgresOptions {
  /** Keeps the settings that protect against a power cut; slower. */
  readonly durable?: boolean;
  readonly settings?: readonly string[];
}

const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

const databaseOn = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const createDatabaseOn = async (server: string, template = 'template1'): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return databaseOn(server, name);
};

/** The name of the run's database that `make` has made, by whichever suite comes first; the others wait for it. */
const templateOn = (server: string, name: string, make: (url: string) => Promise<void>): Promise<string> =>
  oneAtATime(server, name, async (client) => {
    const template = `${name}_of_run_${testRun().name}`;
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 1) return template;
    // Renamed once it is whole: a making that fails leaves no template behind.
    const making = await createDatabaseOn(server);
    await make(making);
    await client.query(`alter database ${new URL(making).pathname.slice(1)} rename to ${template}`);
    return template;
  });

/** A throwaway PostgreSQL in the system's temporary folder. */
export const startTestPostgres = async ({
  durable = false,
  settings = [],
}: TestPostgresOptions = {}): Promise<TestPostgres> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pilotlight-test-'));
  const server = await startEmbeddedPostgres({ dataDir, settings: [...(durable ? [] : hasty), ...settings] });
  return {
    url: server.url,
    dataDir,
    createDatabase: () => createDatabaseOn(server.url),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The URL of the server that all suites of a run share. */
export const sharedServer = (): string => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined)
    throw new Error('TEST_DATABASE_URL is not set; run this suite in the integration or e2e project');
  return server;
};

/** A fresh database on the server that all suites of a run share (TEST_DATABASE_URL, by default one that Jest started). */
export const createTestDatabase = async (): Promise<string> => await createDatabaseOn(sharedServer());

/** A copy of the database that `make` makes once a run under this name, for what each suite would bring about in the same way. */
export const createDatabaseLike = async (name: string, make: (url: string) => Promise<void>): Promise<string> => {
  const server = sharedServer();
  return await createDatabaseOn(server, await templateOn(server, name, make));
};
