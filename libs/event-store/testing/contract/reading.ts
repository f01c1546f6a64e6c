import { UnreadableRecord, type EventStore } from '../../event-store';
import { appendOf, freshStream, fromTheFuture, metadata, renamed, said, withId } from '../sample-events';

const difficult = [
  '🔥 £24.00 “naïve” ‮أهلا',
  'back\\u0000slash \\ " \'',
  '日本\n\t',
  '',
  "'); drop table events; --",
  '\u2028\uffff',
];

export const describeReading = (store: () => EventStore): void => {
  describe('reading', () => {
    it('gives back exactly what was written, with its envelope', async () => {
      const stream = freshStream();
      const event = renamed('Leeds Heating');
      const request = {
        ...appendOf(stream, 'no-stream', event),
        metadata: {
          tenant: 'leeds-heating',
          actor: { kind: 'installer' as const, id: 'leeds-heating' },
          correlationId: 'c',
          causationId: 'b',
        },
      };
      const { position, at } = await store().append(request);
      await expect(store().readStream(stream)).resolves.toEqual([
        { ...event, ...request.metadata, stream, revision: 0, position, at },
      ]);
    });

    it('keeps an event of no tenant', async () => {
      const stream = freshStream();
      await store().append({ ...appendOf(stream, 'no-stream', renamed()), metadata: { ...metadata, tenant: null } });
      await expect(store().readStream(stream)).resolves.toMatchObject([{ tenant: null }]);
    });

    it('keeps every text that it takes, to the letter', async () => {
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', ...difficult.map(said)));
      const read = await store().readStream(stream);
      expect(read.map(({ data }) => ('text' in data ? data.text : undefined))).toEqual(difficult);
    });

    it('keeps numbers as large as JavaScript counts exactly', async () => {
      const stream = freshStream();
      const data = {
        slug: 'leeds-heating',
        credentialId: '6f1f7a52-5d0a-4e1c-9b0b-0c5c7e3b1a11',
        keyVersion: Number.MAX_SAFE_INTEGER,
      };
      await store().append(appendOf(stream, 'no-stream', withId({ type: 'InstallerApiKeyIssued', data })));
      await expect(store().readStream(stream)).resolves.toMatchObject([{ data }]);
    });

    it('reads a stream from a revision on, and nothing of one that is not there', async () => {
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed(), renamed(), renamed()));
      const read = await store().readStream(stream, 1);
      expect(read.map(({ revision }) => revision)).toEqual([1, 2]);
      await expect(store().readStream(stream, 3)).resolves.toEqual([]);
      await expect(store().readStream(stream, 1, 1)).resolves.toEqual(read.slice(0, 1));
      await expect(store().readStream(stream, 2, 5)).resolves.toEqual(read.slice(1));
      await expect(store().readStream(freshStream())).resolves.toEqual([]);
    });

    it('reads the whole log page by page, each event once and in order', async () => {
      const after = await store().head();
      const [one, two] = [freshStream(), freshStream()];
      await store().append(appendOf(one, 'no-stream', renamed('1'), renamed('2')));
      await store().append(appendOf(two, 'no-stream', renamed('3')));
      await store().append(appendOf(one, 1, renamed('4'), renamed('5')));

      const seen: string[] = [];
      let position = after;
      for (;;) {
        const { events, next } = await store().readAll(position, 2);
        expect(events.length).toBeLessThanOrEqual(2);
        if (events.length === 0) break;
        expect(next).toBe(events.at(-1)?.position);
        seen.push(...events.map(({ stream, revision }) => `${stream}@${revision}`));
        position = next;
      }
      expect(seen).toEqual([`${one}@0`, `${one}@1`, `${two}@0`, `${one}@2`, `${one}@3`]);
      expect(position).toBe(await store().head());
      await expect(store().readAll(position, 2)).resolves.toEqual({ events: [], next: position });
    });
  });

  describe('an event that this version can not read', () => {
    it('is named by stream, revision and position, and can be passed', async () => {
      const after = await store().head();
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed('Before'), fromTheFuture(), renamed('After')));

      const before = await store().readAll(after, 10);
      expect(before.events).toMatchObject([{ data: { name: 'Before' } }]);
      const error: unknown = await store()
        .readAll(before.next, 10)
        .catch((thrown: unknown) => thrown);
      if (!(error instanceof UnreadableRecord)) throw new Error('It was read');
      expect(error).toMatchObject({ stream, revision: 1, message: expect.stringContaining('BoilerLearntToSing') });
      const beyond = await store().readAll(error.position, 10);
      expect(beyond.events).toMatchObject([{ data: { name: 'After' } }]);
    });

    it('is among what is kept, as it was written', async () => {
      const after = await store().head();
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed('Before'), fromTheFuture(), renamed('After')));

      const { events, next } = await store().readAllStored(after, 10);
      expect(events).toMatchObject([
        { type: 'InstallerRenamed', data: { name: 'Before' }, ...metadata },
        { type: 'BoilerLearntToSing', data: { song: 'Daisy' }, stream, revision: 1 },
        { type: 'InstallerRenamed', data: { name: 'After' } },
      ]);
      expect(next).toBe(await store().head());
      expect((await store().readAllStored(after, 2)).next).toBe(events[1]?.position);
      await expect(store().readAllStored(next, 10)).resolves.toEqual({ events: [], next });
    });

    it('ends what can be read of events that came another way, as it ends a page', async () => {
      const after = await store().head();
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed('Before'), fromTheFuture(), renamed('After')));

      const { events: kept } = await store().readAllStored(after, 10);
      expect(await store().readable(kept)).toEqual((await store().readAll(after, 10)).events);
      await expect(store().readable(kept.slice(1))).rejects.toBeInstanceOf(UnreadableRecord);
      expect(await store().readable(kept.slice(2))).toMatchObject([{ data: { name: 'After' }, ...metadata }]);
      expect(await store().readable([])).toEqual([]);
    });

    it('stops the reading of its own stream', async () => {
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed('Before'), fromTheFuture(), renamed('After')));
      await expect(store().readStream(stream)).rejects.toMatchObject({ name: 'UnreadableRecord', revision: 1 });
    });

    it('hides neither what was asked for before it nor what was asked for after it', async () => {
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed('Before'), fromTheFuture(), renamed('After')));
      await expect(store().readStream(stream, 0, 1)).resolves.toMatchObject([{ data: { name: 'Before' } }]);
      await expect(store().readStream(stream, 2)).resolves.toMatchObject([{ data: { name: 'After' } }]);
    });
  });
};
