import type { Position } from '@pilotlight/contracts/events/event';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadAllPage } from '../event-store';
import { MemoryEventStore } from '../memory/memory-event-store';
import { metadata, said } from '../testing/sample-events';
import { Feed } from './feed';

const never = 60_000;
const nothing = (): void => undefined;

/** A log that counts how often it is read. */
class CountedStore extends MemoryEventStore {
  readings = 0;

  override async readAll(after: Position, limit: number): Promise<ReadAllPage> {
    this.readings += 1;
    return await super.readAll(after, limit);
  }
}

const house = async () => {
  const store = new CountedStore();
  const feed = new Feed(store, never);
  let events = 0;
  const say = async (): Promise<void> => {
    events += 1;
    const stream = `conversation-${events}`;
    await store.append({ stream, expected: 'no-stream', events: [said(`Message ${events}`)], metadata });
    feed.wake();
    await pause(1);
  };
  return { store, feed, say };
};

it('reads nothing while whoever follows it is at work, and all that came meanwhile at once when they ask', async () => {
  const { store, feed, say } = await house();
  const batches: number[] = [];
  let letGo = nothing;
  const subscription = feed.subscribe({
    after: await store.head(),
    batchSize: 100,
    onBatch: async (events) => {
      batches.push(events.length);
      await new Promise<void>((resolve) => (letGo = resolve));
    },
  });
  await pause(5);
  await say();
  const before = store.readings;
  for (let count = 0; count < 5; count += 1) await say();
  expect(store.readings).toBe(before);
  letGo();
  await pause(5);
  expect(batches).toEqual([1, 5]);
  letGo();
  await subscription.close();
  await feed.close();
});

it('keeps nobody waiting for whoever is at work', async () => {
  const { store, feed, say } = await house();
  const after = await store.head();
  const heard: string[] = [];
  let letGo = nothing;
  const slow = feed.subscribe({ after, batchSize: 100, onBatch: () => new Promise((resolve) => (letGo = resolve)) });
  const quick = feed.subscribe({
    after,
    batchSize: 100,
    onBatch: async (events) => void heard.push(...events.map(({ stream }) => stream)),
  });
  await pause(5);
  for (let count = 0; count < 3; count += 1) await say();
  expect(heard).toEqual(['conversation-1', 'conversation-2', 'conversation-3']);
  const closing = slow.close();
  letGo();
  await Promise.all([closing, quick.close()]);
  await feed.close();
});
