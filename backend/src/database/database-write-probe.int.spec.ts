import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import pino from 'pino';
import { migrateAccess } from './migrate-access';
import { DatabaseWriteProbe } from './database-write-probe';

const trials = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into access.attempts%'`;

let pool: Pool;
let rival: Client;
let said: string;
let watch: DatabaseWriteProbe;
beforeEach(async () => {
  const connectionString = await createTestDatabase();
  await migrateAccess(connectionString);
  pool = new Pool({ connectionString });
  rival = new Client({ connectionString });
  await rival.connect();
  said = '';
  watch = new DatabaseWriteProbe(pool, pino({}, { write: (line) => (said += line) }), 10);
});
afterEach(async () => {
  watch.stop();
  await rival.end();
  await pool.end();
});

const refused = Object.assign(new Error('No space left on device'), { code: '53100' });

it('looks by one trial at a time, however long that takes, and takes writes again once it went through', async () => {
  await rival.query('begin; lock table access.attempts');
  watch.failed(refused);
  await expect(watch.ask()).rejects.toThrow('PostgreSQL takes no writes');
  const seen = new Set<number>();
  const look = async (): Promise<void> => {
    for (const { pid } of (await pool.query<{ pid: number }>(trials)).rows) seen.add(pid);
    await pause(10);
  };
  while (seen.size === 0) await look();
  for (const until = Date.now() + 300; Date.now() < until;) await look();
  expect(seen.size).toBe(1);

  await rival.query('rollback');
  while (!said.includes('takes writes again')) await pause(10);
  await expect(watch.ask()).resolves.toBeUndefined();
  expect((await rival.query('select from access.attempts')).rowCount).toBe(0);
});
