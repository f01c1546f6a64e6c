import { restoreBackup } from '@pilotlight/event-store/backup/restore-backup';
import { writeBackup } from '@pilotlight/event-store/backup/write-backup';
import { migratePersonalData } from '@pilotlight/event-store/personal-data/postgres/schema';
import { migrateEventLog } from '@pilotlight/event-store/postgres/schema/migrate';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateAccess } from './migrate-access';
import { settleRestoredDeliveries as settle } from './settle-restored-deliveries';

const migrations = [migrateEventLog, migratePersonalData, migrateAccess];
const schemas = [{ schema: 'access', ownToAPlace: ['migrations', 'migrations_lock'], inUse: {} }];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pilotlight-deliveries-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const within = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const someOfEach = `
  with connection as (
    insert into access.connections (id, slug, kind, name, host, events, sealed, created_at, on_since)
    values (gen_random_uuid(), 'leeds', 'webhook', 'Office', 'crm.example', '{}', '', now(), now()) returning id),
  delivery as (
    insert into access.lead_deliveries (id, connection_id, slug, event, happened_at, status, next_attempt_at, sending_since)
    select gen_random_uuid(), connection.id, 'leeds', 'lead.created', now(), status,
           case status when 'waiting' then now() end, case status when 'sending' then now() end
      from connection, unnest(array['waiting', 'sending', 'delivered', 'failed']) status returning id, status)
  insert into access.lead_delivery_attempts (delivery_id, attempt, status, answer)
  select id, 1, 500, case status when 'failed' then 'aes1:c2VhbGVk' else 'No room for Priya Nair' end from delivery`;

it('what a backup was about to send is unknown once it is restored, and no answer of it is readable', async () => {
  const url = await createTestDatabase();
  for (const migrate of migrations) await migrate(url);
  await within(url, (client) => client.query(someOfEach));
  const file = join(folder, 'evening.backup');
  await writeBackup({ url, keys: true, schemas }, file);
  await restoreBackup({ url, file, schemas, replace: true, migrations, settle });
  const { rows } = await within(url, (client) =>
    client.query(`
      select delivery.status, answer from access.lead_deliveries delivery
        join access.lead_delivery_attempts attempt on attempt.delivery_id = delivery.id order by 1, 2`),
  );
  expect(rows).toEqual([
    { status: 'delivered', answer: '' },
    { status: 'failed', answer: 'aes1:c2VhbGVk' },
    { status: 'unknown', answer: '' },
    { status: 'unknown', answer: '' },
  ]);
});
