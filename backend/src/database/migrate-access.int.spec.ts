import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { Client } from 'pg';
import { migrateAccess } from './migrate-access';

it('starts beside a newer version, which has brought the schema further', async () => {
  const url = await createTestDatabase();
  await migrateAccess(url);
  const client = new Client(url);
  await client.connect();
  await client.query(`insert into access.migrations (name, batch, migration_time) values ('999-newer', 2, now())`);
  await client.end();
  await expect(migrateAccess(url)).resolves.toBeUndefined();
});

it('clears away the jobs that an older version kept elsewhere', async () => {
  const url = await createTestDatabase();
  const client = new Client(url);
  await client.connect();
  await client.query('create schema jobs; create table jobs.job (id uuid)');
  await migrateAccess(url);
  const { rows } = await client.query(`select to_regnamespace('jobs') as jobs`);
  await client.end();
  expect(rows).toEqual([{ jobs: null }]);
});
