import { randomUUID } from 'node:crypto';
import { start, WrongExpectedRevision, type EventStore } from '../../event-store';
import { appendOf, renamed } from '../../testing/sample-events';
import { createTestDatabase } from '../../testing/test-postgres';
import { openPostgresEventStore } from '../postgres-event-store';

const streams = Array.from({ length: 6 }, (_, index) => `installer-rival-${index}`);
const each = 25;

const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
};

/** Appends 1 to 4 events wherever the stream stands, until it has got through; the ids with the places they were given. */
const getThrough = async (store: EventStore): Promise<[string, string][]> => {
  const stream = pick(streams);
  const events = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => renamed());
  for (;;) {
    const last = (await store.readStream(stream)).at(-1)?.revision;
    try {
      const { revision } = await store.append(appendOf(stream, last ?? 'no-stream', ...events));
      return events.map(({ id }, index) => [id, `${stream}@${revision - events.length + 1 + index}`]);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    }
  }
};

describe('three processes that write to the same streams', () => {
  it('leave streams without gaps, in which each append stands whole at the place it was told', async () => {
    const url = await createTestDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgresEventStore({ url, allowUnsafeDurability: true })));
    const [reader] = stores;
    if (reader === undefined) throw new Error('No store');
    const told = await Promise.all(
      stores.flatMap((store) =>
        Array.from({ length: 8 }, async () => {
          const mine: [string, string][] = [];
          while (mine.length < each) mine.push(...(await getThrough(store)));
          return mine;
        }),
      ),
    );

    const { events } = await reader.readAll(start, 10_000);
    expect(new Map(events.map(({ id, stream, revision }) => [id, `${stream}@${revision}`]))).toEqual(
      new Map(told.flat()),
    );
    for (const stream of streams) {
      const revisions = events.filter((event) => event.stream === stream).map(({ revision }) => revision);
      expect(revisions).toEqual(revisions.map((_, index) => index));
    }
    await Promise.all(stores.map((store) => store.close()));
  }, 30_000);

  it('send a repeated append to two of them at once and it is written once', async () => {
    const url = await createTestDatabase();
    const stores = await Promise.all([1, 2].map(() => openPostgresEventStore({ url, allowUnsafeDurability: true })));
    for (let round = 0; round < 20; round += 1) {
      const request = appendOf(`installer-${randomUUID()}`, 'no-stream', renamed(), renamed(), renamed());
      const results = await Promise.all(stores.map((store) => store.append(request)));
      expect(results.filter(({ repeated }) => repeated)).toHaveLength(1);
    }
    await Promise.all(stores.map((store) => store.close()));
  });
});
