import { Client } from 'pg';
import { openPostgresEventStore } from './postgres/postgres-event-store';
import { startFailure } from './start-failure';
import { createTestDatabase } from './testing/test-postgres';

const whyNot = (url: URL): Promise<string> =>
  openPostgresEventStore({ url: url.href, allowUnsafeDurability: true }).then(
    () => 'opened',
    (error: unknown) => startFailure(error),
  );

it('tells what helps where PostgreSQL itself says no to a start', async () => {
  const url = new URL(await createTestDatabase());
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create role rightless login password 'rightless'`);
  await client.end();

  const rightless = new URL(url);
  [rightless.username, rightless.password] = ['rightless', 'rightless'];
  expect(await whyNot(rightless)).toMatch(/^permission denied.* The login of DATABASE_URL needs more rights: CREATE/);
  const nowhere = new URL(url);
  nowhere.pathname = '/nowhere';
  expect(await whyNot(nowhere)).toBe(
    'database "nowhere" does not exist. Make that database, or name another in DATABASE_URL',
  );
});
