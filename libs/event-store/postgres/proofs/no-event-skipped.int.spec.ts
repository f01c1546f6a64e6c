import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { prepareAppend } from '../../append-rules';
import { start } from '../../event-store';
import { appendOf, renamed } from '../../testing/sample-events';
import { createTestDatabase } from '../../testing/test-postgres';
import { writeOne } from '../append/append-one';
import { openPostgresEventStore, type PostgresEventStore } from '../postgres-event-store';

const writers = 32;
const milliseconds = 3_000;
const appendOne = (client: Client, stream: string, revision: number) =>
  writeOne(client, prepareAppend(appendOf(stream, revision === 0 ? 'no-stream' : revision - 1, renamed())));

/** How most event tables are read: everything above the last number seen. */
const naiveReader = (pool: Pool) => {
  let last = '0';
  return async (): Promise<string[]> => {
    const { rows } = await pool.query<{ position: string; place: string }>(
      "select position, stream || '@' || revision as place from event_log.events where position > $1 order by position limit 50",
      [last],
    );
    last = rows.at(-1)?.position ?? last;
    return rows.map(({ place }) => place);
  };
};

const storeReader = (store: PostgresEventStore) => {
  let position = start;
  return async (): Promise<string[]> => {
    const { events, next } = await store.readAll(position, 50);
    position = next;
    return events.map(({ stream, revision }) => `${stream}@${revision}`);
  };
};

describe('a reader of the log beside writers that take their time', () => {
  let url: string;
  let pool: Pool;
  let store: PostgresEventStore;
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client;
  };

  beforeEach(async () => {
    url = await createTestDatabase();
    pool = new Pool({ connectionString: url });
    store = await openPostgresEventStore({ url, allowUnsafeDurability: true });
  });
  afterEach(async () => {
    await Promise.all([store.close(), pool.end()]);
  });

  it('waits for an append that drew its position first and commits last, where a naive reader passes it over', async () => {
    const [slow, quick] = await Promise.all([connect(), connect()]);
    const [naive, ours] = [naiveReader(pool), storeReader(store)];
    await slow.query('begin');
    await appendOne(slow, 'installer-slow', 0);
    await appendOne(quick, 'installer-quick', 0);
    const before = { naive: await naive(), ours: await ours() };
    await slow.query('commit');
    const after = { naive: await naive(), ours: await ours() };
    await Promise.all([slow.end(), quick.end()]);

    expect(before).toEqual({ naive: ['installer-quick@0'], ours: [] });
    expect(after).toEqual({ naive: [], ours: ['installer-slow@0', 'installer-quick@0'] });
  });

  it('is not held up by a transaction that appends nothing, nor for good by one that is rolled back', async () => {
    const [idle, undone, quick] = await Promise.all([connect(), connect(), connect()]);
    await idle.query('begin; create temporary table other (id int)');
    await undone.query('begin');
    await appendOne(undone, 'installer-undone', 0);
    await undone.query('rollback');
    await appendOne(quick, 'installer-quick', 0);
    await expect(storeReader(store)()).resolves.toEqual(['installer-quick@0']);
    await Promise.all([idle.end(), undone.end(), quick.end()]);
  });

  it(`sees every event once and in order beside ${writers} writers with pauses and rollbacks`, async () => {
    const end = Date.now() + milliseconds;
    const writing = Array.from({ length: writers }, async () => {
      const client = await connect();
      const stream = `installer-${randomUUID()}`;
      let revision = 0;
      while (Date.now() < end) {
        const open = Math.random() < 0.5;
        const undo = open && Math.random() < 0.15;
        if (open) await client.query('begin');
        await appendOne(client, stream, revision);
        if (open && Math.random() < 0.5) await pause(Math.random() * 20);
        if (open) await client.query(undo ? 'rollback' : 'commit');
        if (!undo) revision += 1;
      }
      await client.end();
    });
    let written = false;
    const follow = async (read: () => Promise<string[]>): Promise<string[]> => {
      const seen: string[] = [];
      for (;;) {
        const last = written;
        const places = await read();
        seen.push(...places);
        if (places.length === 0 && last) return seen;
        if (places.length === 0) await pause(1);
      }
    };
    const reading = Promise.all([follow(naiveReader(pool)), follow(storeReader(store))]);
    await Promise.all(writing);
    written = true;
    const [naive, ours] = await reading;

    const { rows } = await pool.query<{ place: string }>(
      "select stream || '@' || revision as place from event_log.events order by position",
    );
    expect(ours).toEqual(rows.map(({ place }) => place));
    expect(rows.length).toBeGreaterThan(1_000);
    expect(naive.length).toBeLessThan(rows.length);
  }, 30_000);
});
