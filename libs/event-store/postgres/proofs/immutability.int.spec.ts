import { Client } from 'pg';
import { appendOf, freshStream, renamed } from '../../testing/sample-events';
import { createTestDatabase } from '../../testing/test-postgres';
import { openPostgresEventStore } from '../postgres-event-store';

const change = async (statements: readonly string[]): Promise<unknown> => {
  const url = await createTestDatabase();
  const store = await openPostgresEventStore({ url, allowUnsafeDurability: true });
  await store.append(appendOf(freshStream(), 'no-stream', renamed()));
  await store.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end();
  }
};

describe('an event that was written', () => {
  it.each([
    ['changed', ["update event_log.events set type = 'InstallerResumed'"]],
    ['removed', ['delete from event_log.events']],
    ['removed with all others', ['truncate event_log.events']],
    [
      'removed by a session that turns triggers off',
      ['set session_replication_role = replica', 'delete from event_log.events'],
    ],
    ['renumbered', ['insert into event_log.events overriding system value select * from event_log.events']],
  ])('can not be %s, not even by the owner', async (_case, statements) => {
    await expect(change(statements)).resolves.toMatchObject({
      message: expect.stringMatching(/Events are immutable|duplicate key/),
    });
  });
});
