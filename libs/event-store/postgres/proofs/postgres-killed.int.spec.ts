import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../embedded-postgres/embedded-postgres';
import { start, StoreUnavailable, type AppendRequest } from '../../event-store';
import { appendOf, freshStream, renamed } from '../../testing/sample-events';
import { openPostgresEventStore, type PostgresEventStore } from '../postgres-event-store';

/** Appends, and asks again with the same ids for as long as the store can't be reached. */
const insist = async (store: PostgresEventStore, request: AppendRequest): Promise<void> => {
  for (;;) {
    try {
      await store.append(request);
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(20);
    }
  }
};

/** Resolves once so many more have been acknowledged. */
const more = async (acknowledged: readonly string[], count: number): Promise<void> => {
  for (const goal = acknowledged.length + count; acknowledged.length < goal;) await pause(10);
};

const killAndAwaitReturn = async (postgres: EmbeddedPostgres): Promise<void> => {
  const killed = postgres.pid;
  if (killed === undefined) throw new Error('PostgreSQL does not run');
  process.kill(killed, 'SIGKILL');
  while (postgres.pid === killed || postgres.pid === undefined) await pause(10);
};

describe('PostgreSQL killed while appends are under way', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pilotlight-kill-'));
  let postgres: EmbeddedPostgres;
  let store: PostgresEventStore;
  const stop = new AbortController();

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir });
    store = await openPostgresEventStore({ url: postgres.url });
  });
  afterAll(async () => {
    stop.abort();
    await store.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('has every acknowledged event exactly once, and what follows the log misses none', async () => {
    const followed: string[] = [];
    store.subscribe({
      after: start,
      batchSize: 100,
      onBatch: async (events) => {
        followed.push(...events.map(({ id }) => id));
      },
    });
    const acknowledged: string[] = [];
    const writing = Promise.all(
      Array.from({ length: 16 }, async () => {
        const stream = freshStream();
        for (let revision = 0; !stop.signal.aborted; revision += 2) {
          const events = [renamed(), renamed()];
          await insist(store, appendOf(stream, revision === 0 ? 'no-stream' : revision - 1, ...events));
          acknowledged.push(...events.map(({ id }) => id));
        }
      }),
    );
    for (let kills = 0; kills < 3; kills += 1) {
      await more(acknowledged, 200);
      await killAndAwaitReturn(postgres);
    }
    await more(acknowledged, 200);
    stop.abort();
    await writing;

    const { events } = await store.readAll(start, 1_000_000);
    const ids = events.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(acknowledged.toSorted());
    while (followed.length < ids.length) await pause(10);
    expect(followed).toEqual(ids);
  }, 60_000);
});
