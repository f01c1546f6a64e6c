import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { start, StoreUnavailable, type AppendRequest, type EventStore } from '../event-store';
import { collector, places } from '../testing/collected';
import { appendOf, freshStream, renamed } from '../testing/sample-events';
import { openKurrentDbEventStore, type KurrentDbEventStore } from './kurrentdb-event-store';
import { startKurrentDbStandIn, type KurrentDbStandIn } from './testing/kurrentdb-stand-in';

const patient = async (store: EventStore, request: AppendRequest): ReturnType<EventStore['append']> => {
  for (;;)
    try {
      return await store.append(request);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(20);
    }
};

const writeThree = async (store: EventStore, stream: string, from: number): Promise<void> => {
  for (let revision = from; revision < from + 3; revision += 1)
    await store.append(appendOf(stream, revision === 0 ? 'no-stream' : revision - 1, renamed()));
};

describe.each([
  ['batched', true],
  ['single', false],
])('with %s appends, on a server that fails', (_way, batchAppend) => {
  let server: KurrentDbStandIn;
  let store: KurrentDbEventStore;
  let elsewhere: KurrentDbEventStore;
  beforeEach(async () => {
    server = await startKurrentDbStandIn({ batchAppend });
    store = await openKurrentDbEventStore({ url: server.url, deadline: 2_000 });
    elsewhere = await openKurrentDbEventStore({ url: server.straightUrl });
  });
  afterEach(async () => {
    await Promise.all([store.close(), elsewhere.close()]);
    await server.stop();
  });

  it('goes on after a lost connection with the next event, none left out and none twice', async () => {
    const stream = freshStream();
    const { seen, onBatch, until } = collector();
    const subscription = store.subscribe({ after: start, batchSize: 2, onBatch });
    await writeThree(elsewhere, stream, 0);
    await until(3);
    server.line.tear();
    await writeThree(elsewhere, stream, 3);
    await until(6);
    await server.line.cut();
    await writeThree(elsewhere, stream, 6);
    await server.line.mend();
    await writeThree(elsewhere, stream, 9);
    await until(12);
    await subscription.close();
    expect(places(seen)).toEqual(Array.from({ length: 12 }, (_, revision) => `${stream}@${revision}`));
  });

  it('opens while the server is away, says so, and heals when it is there', async () => {
    await server.line.cut();
    const early = await openKurrentDbEventStore({ url: server.url, deadline: 2_000 });
    const { seen, onBatch, until } = collector();
    const subscription = early.subscribe({ after: start, batchSize: 10, onBatch });
    const stream = freshStream();
    const request = appendOf(stream, 'no-stream', renamed());
    await expect(early.append(request)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(early.head()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(early.readStream(stream)).rejects.toBeInstanceOf(StoreUnavailable);
    await server.line.mend();
    await patient(early, request);
    await until(1);
    await subscription.close();
    await early.close();
    expect(places(seen)).toEqual([`${stream}@0`]);
  });

  it('has an append whose answer was lost written once, however often it is asked for again', async () => {
    const stream = freshStream();
    await store.append(appendOf(stream, 'no-stream', renamed()));
    const request = appendOf(stream, 0, renamed('One'), renamed('Two'));
    const written = once(server.log, 'written').then(() => server.line.tear());
    const [outcome] = await Promise.allSettled([store.append(request)]);
    await written;
    const reason: unknown = outcome.status === 'rejected' ? outcome.reason : null;
    expect(reason === null || reason instanceof StoreUnavailable).toBe(true);
    await expect(patient(store, request)).resolves.toMatchObject({ revision: 2, repeated: true });
    await expect(elsewhere.readStream(stream)).resolves.toHaveLength(3);
  });

  it('carries on through connections torn under many appends, each written once', async () => {
    const streams = Array.from({ length: 60 }, freshStream);
    let count = 0;
    server.log.on('written', () => {
      count += 1;
      if (count % 20 === 0) server.line.tear();
    });
    await Promise.all(streams.map((stream) => patient(store, appendOf(stream, 'no-stream', renamed(), renamed()))));
    expect(server.log.records).toHaveLength(120);
  });

  it('gives a server that hangs a moment to answer, and heals when it wakes', async () => {
    const stream = freshStream();
    const { seen, onBatch, until } = collector();
    const subscription = store.subscribe({ after: start, batchSize: 10, onBatch });
    await store.append(appendOf(stream, 'no-stream', renamed()));
    await until(1);
    server.line.hold();
    const request = appendOf(stream, 0, renamed());
    await expect(store.append(request)).rejects.toThrow(/can't be reached \(deadline-exceeded\)/);
    await expect(store.readAll(start, 10)).rejects.toBeInstanceOf(StoreUnavailable);
    await server.line.mend();
    await patient(store, request);
    await until(2);
    await subscription.close();
    expect(places(seen)).toEqual([`${stream}@0`, `${stream}@1`]);
  });
});
