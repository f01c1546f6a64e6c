import { InvalidAppend, start, UnreadableRecord, type EventStore } from '../event-store';
import { collector, places } from '../testing/collected';
import { appendOf, freshStream, renamed } from '../testing/sample-events';
import { openKurrentDbEventStore, type KurrentDbEventStore } from './kurrentdb-event-store';
import { startKurrentDbStandIn, type KurrentDbStandIn } from './testing/kurrentdb-stand-in';

let server: KurrentDbStandIn;
let store: KurrentDbEventStore;
beforeEach(async () => {
  server = await startKurrentDbStandIn();
  store = await openKurrentDbEventStore({ url: server.url });
});
afterEach(async () => {
  await store.close();
  await server.stop();
});

const write = async (count: number): Promise<string[]> => {
  const streams = Array.from({ length: count }, freshStream);
  for (const stream of streams) await store.append(appendOf(stream, 'no-stream', renamed()));
  return streams;
};

const readingsOf = async (read: () => Promise<unknown>): Promise<number> => {
  let searched = 0;
  const count = (): void => void (searched += 1);
  server.log.on('searched', count);
  await read();
  server.log.off('searched', count);
  return searched;
};

const idle = async (seen: () => Promise<boolean>): Promise<void> => {
  while (!(await seen()));
};

describe("beside the server's own events", () => {
  it('reads none of them, and no page of ours is cut short by them', async () => {
    server.writeForeign('$stats-0', 100);
    const before = await write(2);
    server.writeForeign('$$installer-leeds', 100);
    server.writeForeign('nocategory', 100);
    const after = await write(2);
    server.writeForeign('$stats-0', 100);

    const first = await store.readAll(start, 3);
    const second = await store.readAll(first.next, 3);
    expect([...first.events, ...second.events].map(({ stream }) => stream)).toEqual([...before, ...after]);
    expect(first.events).toHaveLength(3);
    expect((await store.readAll(first.next, 1)).events).toEqual(second.events);
    await expect(store.readAll(second.next, 3)).resolves.toEqual({ events: [], next: second.next });
    expect(await store.head()).toBe(second.next);
  });

  it('refuses to write among them', async () => {
    await expect(store.append(appendOf('$installer-leeds', 'no-stream', renamed()))).rejects.toBeInstanceOf(
      InvalidAppend,
    );
    expect(server.log.records).toEqual([]);
  });

  it('goes through a quiet stretch of them once, while it follows', async () => {
    const { onBatch, until } = collector();
    const subscription = store.subscribe({ after: start, batchSize: 10, onBatch });
    await write(1);
    await until(1);
    server.writeForeign('$stats-0', 320);
    const head = await store.head();
    await idle(async () => (await readingsOf(() => store.readAll(head, 10))) <= 32);
    const [late] = await write(1);
    await until(2);
    expect((await store.readAll(head, 10)).events.map(({ stream }) => stream)).toEqual([late]);
    await subscription.close();
  });

  it('overtakes no event of ours by a checkpoint, however they come together', async () => {
    const { seen, onBatch, until } = collector();
    const subscription = store.subscribe({ after: start, batchSize: 7, onBatch });
    await write(1);
    await until(1);
    for (let round = 0; round < 20; round += 1) {
      const written = write(5);
      server.writeForeign('$stats-0', 61);
      await written;
    }
    await until(101);
    await subscription.close();
    const ours = server.log.records.filter(({ stream }) => !stream.startsWith('$'));
    expect(places(seen)).toEqual(ours.map(({ stream, revision }) => `${stream}@${revision}`));
  });

  it("stops at another program's event in a stream named like ours, as at any it can't read", async () => {
    server.writeForeign('order-1', 1);
    await expect(store.readAll(start, 10)).rejects.toBeInstanceOf(UnreadableRecord);
    const kept = await store.readAllStored(start, 10);
    expect(kept.events).toMatchObject([{ stream: 'order-1', type: 'ForeignEvent', tenant: null }]);
  });
});

describe('the answer to an append', () => {
  it('tells when it was written to the millisecond', async () => {
    const before = new Date().toISOString();
    const { at } = await store.append(appendOf(freshStream(), 'no-stream', renamed()));
    const after = new Date().toISOString();
    expect([before, at, after]).toEqual([before, at, after].toSorted());
  });

  it('is that of the first for every other process that asks with the same ids', async () => {
    const others: EventStore[] = await Promise.all(
      Array.from({ length: 5 }, () => openKurrentDbEventStore({ url: server.url })),
    );
    const request = appendOf(freshStream(), 'no-stream', renamed('One'), renamed('Two'));
    const results = await Promise.all(others.map((other) => other.append(request)));
    await Promise.all(others.map((other) => other.close()));
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(results.map(({ position, at }) => `${position} ${at}`)).size).toBe(1);
    expect(server.log.records).toHaveLength(2);
  });

  it('says that a stream was deleted on the server', async () => {
    const [stream = ''] = await write(1);
    server.log.delete(stream);
    await expect(store.append(appendOf(stream, 0, renamed()))).rejects.toThrow('the stream was deleted on the server');
  });
});

it('never quotes a connection string that it can not use', async () => {
  const opening = openKurrentDbEventStore({ url: 'kurrentdb://admin:secret@host:port' });
  await expect(opening).rejects.toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }));
});
