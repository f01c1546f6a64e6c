import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { Pool } from 'pg';
import { roomLapses } from '../gateways/assistant/spend-counters';
import { spendCountersSuite } from '../gateways/assistant/testing/spend-counters-suite';
import { sweepAccess } from '../sessions/access-maintenance';
import { AssistantSpend } from './assistant-spend';
import { migrateAccess } from './migrate-access';

const pools: Pool[] = [];
const open = async (): Promise<Pool> => {
  const url = await createTestDatabase();
  await migrateAccess(url);
  const pool = new Pool({ connectionString: url });
  pools.push(pool);
  return pool;
};
afterAll(async () => {
  for (const pool of pools) await pool.end();
});

spendCountersSuite(async () => {
  let now = Date.now();
  const later = async (): Promise<void> => void (now += roomLapses);
  return { counters: new AssistantSpend(await open(), () => now), later };
});

it('forgets what no longer matters', async () => {
  const pool = await open();
  const spend = { tokens: 1, pence: 1, milliseconds: 1 };
  await new AssistantSpend(pool).settle('room', ['old', 'new'], spend);
  await pool.query(`update access.assistant_spend set until = now() - interval '1 day' where key = 'old'`);
  await sweepAccess(pool);
  expect((await pool.query('select key from access.assistant_spend')).rows).toEqual([{ key: 'new' }]);
});
