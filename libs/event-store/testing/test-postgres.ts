import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
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

const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

const createDatabaseOn = async (server: string): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

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

/** A fresh database on the server that all suites of a run share (TEST_DATABASE_URL, by default one that Jest started). */
export const createTestDatabase = (): Promise<string> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined)
    throw new Error('TEST_DATABASE_URL is not set; run this suite in the integration or e2e project');
  return createDatabaseOn(server);
};
