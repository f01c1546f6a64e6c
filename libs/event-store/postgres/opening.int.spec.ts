import { once, EventEmitter } from 'node:events';
import { Client } from 'pg';
import { prepareAppend } from '../append-rules';
import { start, StoreUnavailable } from '../event-store';
import { appendOf, freshStream, renamed } from '../testing/sample-events';
import { createTestDatabase } from '../testing/test-postgres';
import { writeOne } from './append/append-one';
import { openPostgresEventStore } from './postgres-event-store';
import { appendFunction } from './schema/append-function';
import { migrateEventLog } from './schema/migrate';

const settingOf = async (url: string, setting: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database "${new URL(url).pathname.slice(1)}" set ${setting}`);
  await client.end();
};

describe('opening the log', () => {
  it('makes its schema once, however many processes open it at the same moment', async () => {
    const url = await createTestDatabase();
    await Promise.all(Array.from({ length: 5 }, () => migrateEventLog(url)));
    const store = await openPostgresEventStore({ url, allowUnsafeDurability: true });
    await expect(store.head()).resolves.toBe(start);
    await store.close();
  });

  it('brings a log of the version before up to date, with all that it holds', async () => {
    const url = await createTestDatabase();
    const store = await openPostgresEventStore({ url, allowUnsafeDurability: true });
    const stream = freshStream();
    await store.append(appendOf(stream, 'no-stream', renamed()));
    await store.close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`${appendFunction}; delete from event_log.schema_version where version = 3`);

    const again = await openPostgresEventStore({ url, allowUnsafeDurability: true });
    await again.append(appendOf(stream, 0, renamed(), renamed()));
    await expect(again.readStream(stream)).resolves.toHaveLength(3);
    const functions = "select from pg_proc where proname = 'append' and pronamespace = 'event_log'::regnamespace";
    await expect(client.query(functions)).resolves.toMatchObject({ rowCount: 0 });
    await Promise.all([again.close(), client.end()]);
  });

  it('refuses a PostgreSQL that may lose acknowledged events, naming the settings', async () => {
    const url = await createTestDatabase();
    await settingOf(url, 'synchronous_commit = off');
    await expect(openPostgresEventStore({ url })).rejects.toThrow(
      /may lose acknowledged events: .*synchronous_commit must be on/,
    );
  });

  it('says that the store is unavailable where nobody answers', async () => {
    const opening = openPostgresEventStore({ url: 'postgres://pilotlight@127.0.0.1:1/pilotlight' });
    await expect(opening).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe('two processes on one log', () => {
  it('follow each other', async () => {
    const url = await createTestDatabase();
    const [writer, reader] = await Promise.all(
      [1, 2].map(() => openPostgresEventStore({ url, allowUnsafeDurability: true })),
    );
    if (writer === undefined || reader === undefined) throw new Error('No store');
    const bell = new EventEmitter();
    const heard = once(bell, 'heard');
    const subscription = reader.subscribe({
      after: start,
      batchSize: 10,
      onBatch: async ([event]) => {
        bell.emit('heard', event?.stream);
      },
    });
    const stream = freshStream();
    await writer.append(appendOf(stream, 'no-stream', renamed()));
    await expect(heard).resolves.toEqual([stream]);
    await subscription.close();
    await Promise.all([writer.close(), reader.close()]);
  });

  it('show how long an unfinished append has held readers up', async () => {
    const url = await createTestDatabase();
    const store = await openPostgresEventStore({ url, allowUnsafeDurability: true });
    const { position } = await store.append(appendOf(freshStream(), 'no-stream', renamed()));
    await expect(store.health()).resolves.toEqual({
      drawn: position,
      horizon: position,
      oldestAnnouncementSeconds: null,
    });
    const slow = new Client({ connectionString: url });
    await slow.connect();
    await slow.query('begin');
    await writeOne(slow, prepareAppend(appendOf(freshStream(), 'no-stream', renamed())));
    const health = await store.health();
    expect(health).toMatchObject({ horizon: position, oldestAnnouncementSeconds: expect.any(Number) });
    expect(health.drawn > position).toBe(true);
    await slow.end();
    await store.close();
  });
});
