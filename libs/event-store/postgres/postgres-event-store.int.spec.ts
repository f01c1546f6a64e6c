import { describeEventStore } from '../testing/event-store-contract';
import { createTestDatabase } from '../testing/test-postgres';
import { openPostgresEventStore } from './postgres-event-store';

describeEventStore('PostgreSQL', async () => {
  const url = await createTestDatabase();
  return { store: await openPostgresEventStore({ url, allowUnsafeDurability: true }) };
});
