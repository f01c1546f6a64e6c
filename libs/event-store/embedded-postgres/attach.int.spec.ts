import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { attachDatabase, NoDatabase } from './attach';
import { startEmbeddedPostgres } from './embedded-postgres';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'pilotlight-attach-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const answers = async (url: string): Promise<number | undefined> => {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one;
  } finally {
    await client.end();
  }
};

it('reaches the PostgreSQL of a product that runs, and leaves it running', async () => {
  const product = await startEmbeddedPostgres({ dataDir });
  const attached = await attachDatabase(dataDir);
  expect([attached.url, attached.inUse]).toEqual([product.url, true]);
  expect(await answers(attached.url)).toBe(1);
  await attached.release();
  expect(await answers(product.url)).toBe(1);
  await product.stop();
});

it('starts the PostgreSQL of a product that is stopped, and stops it again', async () => {
  await (await startEmbeddedPostgres({ dataDir })).stop();
  const attached = await attachDatabase(dataDir);
  expect(attached.inUse).toBe(false);
  expect(await answers(attached.url)).toBe(1);
  await attached.release();
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

it('makes no database where there is none, unless that is wished', async () => {
  await expect(attachDatabase(dataDir)).rejects.toBeInstanceOf(NoDatabase);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const attached = await attachDatabase(dataDir, { mayMake: true });
  expect(await answers(attached.url)).toBe(1);
  await attached.release();
});
