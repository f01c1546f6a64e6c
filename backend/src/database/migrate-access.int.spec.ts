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
