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

it('empties what receivers answered before answers were sealed', async () => {
  const url = await createTestDatabase();
  await migrateAccess(url);
  const client = new Client(url);
  await client.connect();
  await client.query(`
    with connection as (
      insert into access.connections (id, slug, kind, name, host, events, sealed, created_at, on_since)
      values (gen_random_uuid(), 'leeds', 'webhook', 'Office', 'crm.example', '{}', '', now(), now()) returning id),
    delivery as (
      insert into access.lead_deliveries (id, connection_id, slug, event, happened_at, status)
      select gen_random_uuid(), id, 'leeds', 'lead.created', now(), 'failed' from connection returning id)
    insert into access.lead_delivery_attempts (delivery_id, attempt, status, answer)
    select id, 1, 500, 'No room for Priya Nair' from delivery`);
  await client.query(`delete from access.migrations where name = '020-sealed-answers'`);
  await migrateAccess(url);
  const { rows } = await client.query('select status, answer from access.lead_delivery_attempts');
  await client.end();
  expect(rows).toEqual([{ status: 500, answer: '' }]);
});
