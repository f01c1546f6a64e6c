import { EventEmitter, once } from 'node:events';
import { UnreadableRecord, type EventStore } from '../../event-store';
import { collector, places } from '../collected';
import { appendOf, freshStream, fromTheFuture, renamed } from '../sample-events';

export const describeSubscribing = (store: () => EventStore): void => {
  describe('subscribing', () => {
    it('delivers what is there and then what comes, each once and in order', async () => {
      const after = await store().head();
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed(), renamed(), renamed()));
      const { seen, onBatch, until } = collector();
      const subscription = store().subscribe({ after, batchSize: 2, onBatch });
      await until(3);
      for (let revision = 2; revision < 12; revision += 1) await store().append(appendOf(stream, revision, renamed()));
      await until(13);
      await subscription.close();
      expect(places(seen)).toEqual(Array.from({ length: 13 }, (_, revision) => `${stream}@${revision}`));
    });

    it('serves several at once, each from its own position', async () => {
      const early = await store().head();
      const stream = freshStream();
      const { position: late } = await store().append(appendOf(stream, 'no-stream', renamed(), renamed()));
      const [one, two] = [collector(), collector()];
      const subscriptions = [
        store().subscribe({ after: early, batchSize: 100, onBatch: one.onBatch }),
        store().subscribe({ after: late, batchSize: 1, onBatch: two.onBatch }),
      ];
      await store().append(appendOf(stream, 1, renamed(), renamed()));
      await Promise.all([one.until(4), two.until(2)]);
      await Promise.all(subscriptions.map((subscription) => subscription.close()));
      expect(places(one.seen)).toEqual([0, 1, 2, 3].map((revision) => `${stream}@${revision}`));
      expect(places(two.seen)).toEqual([2, 3].map((revision) => `${stream}@${revision}`));
    });

    it('keeps to the batch size and awaits each batch before the next', async () => {
      const after = await store().head();
      await store().append(appendOf(freshStream(), 'no-stream', ...Array.from({ length: 7 }, () => renamed())));
      const sizes: number[] = [];
      let [running, atOnce, total] = [0, 0, 0];
      const bell = new EventEmitter();
      const allSeen = once(bell, 'all');
      const subscription = store().subscribe({
        after,
        batchSize: 3,
        onBatch: async (events, next) => {
          running += 1;
          atOnce = Math.max(atOnce, running);
          await new Promise((resolve) => setImmediate(resolve));
          sizes.push(events.length);
          expect(next).toBe(events.at(-1)?.position);
          running -= 1;
          total += events.length;
          if (total === 7) bell.emit('all');
        },
      });
      await allSeen;
      await subscription.close();
      expect({ sizes, atOnce }).toEqual({ sizes: [3, 3, 1], atOnce: 1 });
    });

    it('finishes the batch under way on close and delivers nothing after', async () => {
      const after = await store().head();
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed(), renamed()));
      const bell = new EventEmitter();
      const began = once(bell, 'begun');
      let batches = 0;
      const subscription = store().subscribe({
        after,
        batchSize: 1,
        onBatch: async () => {
          const finished = once(bell, 'finish');
          bell.emit('begun');
          await finished;
          batches += 1;
        },
      });
      await began;
      const closed = subscription.close();
      bell.emit('finish');
      await closed;
      await subscription.ended;
      await store().append(appendOf(stream, 1, renamed()));
      expect(batches).toBe(1);
    });

    it('ends with the error of its handler', async () => {
      const after = await store().head();
      await store().append(appendOf(freshStream(), 'no-stream', renamed()));
      const subscription = store().subscribe({
        after,
        batchSize: 10,
        onBatch: () => Promise.reject(new Error('The table is gone')),
      });
      await expect(subscription.ended).rejects.toThrow('The table is gone');
      await subscription.close();
    });

    it('ends at an event that can not be read, after what stands before it, and another goes on behind it', async () => {
      const after = await store().head();
      const { seen, onBatch, until } = collector();
      const subscription = store().subscribe({ after, batchSize: 10, onBatch });
      const ended = subscription.ended.catch((thrown: unknown) => thrown);
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed()));
      await until(1);
      await store().append(appendOf(stream, 0, fromTheFuture(), renamed()));
      const error = await ended;
      if (!(error instanceof UnreadableRecord)) throw new Error('It was read');
      const behind = collector();
      const next = store().subscribe({ after: error.position, batchSize: 10, onBatch: behind.onBatch });
      await behind.until(1);
      await next.close();
      expect([...places(seen), ...places(behind.seen)]).toEqual([`${stream}@0`, `${stream}@2`]);
    });
  });
};
