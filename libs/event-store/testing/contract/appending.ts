import { WrongExpectedRevision, type EventStore } from '../../event-store';
import { appendOf, freshStream, metadata, renamed } from '../sample-events';

export const describeAppending = (store: () => EventStore): void => {
  describe('appending', () => {
    it('starts a stream at revision 0 and goes on from there', async () => {
      const stream = freshStream();
      const first = await store().append(appendOf(stream, 'no-stream', renamed('One'), renamed('Two')));
      const second = await store().append(appendOf(stream, 1, renamed('Three')));
      expect(first).toMatchObject({ revision: 1, repeated: false });
      expect(second).toMatchObject({ revision: 2, repeated: false });
      expect(second.position > first.position).toBe(true);
    });

    it('keeps whom each event came from, where one has another source than the append', async () => {
      const stream = freshStream();
      const asked = renamed('Asked');
      const source = { actor: { kind: 'assistant', id: null }, causationId: asked.id } as const;
      await store().append(appendOf(stream, 'no-stream', asked, { ...renamed('Answered'), source }));
      const { actor, causationId, correlationId, tenant } = metadata;
      const read = await store().readStream(stream);
      expect(read).toMatchObject([
        { actor, causationId, correlationId, tenant },
        { ...source, correlationId, tenant },
      ]);
      expect(read[1]).not.toHaveProperty('source');
    });

    it('answers with what a reader will see', async () => {
      const stream = freshStream();
      const { revision, position, at } = await store().append(appendOf(stream, 'no-stream', renamed()));
      await expect(store().readStream(stream)).resolves.toMatchObject([{ revision, position, at }]);
      expect(new Date(at).toISOString()).toBe(at);
    });

    it.each([
      ['a stream that is there already, as a new one', 'no-stream' as const],
      ['an older revision', 0],
      ['a revision to come', 5],
    ])('refuses %s', async (_case, expected) => {
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed('One'), renamed('Two')));
      const late = store().append(appendOf(stream, expected, renamed('Late')));
      await expect(late).rejects.toThrow(new WrongExpectedRevision(stream, expected));
      await expect(store().readStream(stream)).resolves.toHaveLength(2);
    });

    it('refuses a revision of a stream that is not there', async () => {
      const late = store().append(appendOf(freshStream(), 0, renamed()));
      await expect(late).rejects.toBeInstanceOf(WrongExpectedRevision);
    });

    it('lets exactly one of two writers through, with all of its events', async () => {
      const stream = freshStream();
      const outcomes = await Promise.allSettled([
        store().append(appendOf(stream, 'no-stream', renamed('A1'), renamed('A2'))),
        store().append(appendOf(stream, 'no-stream', renamed('B1'))),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const names = (await store().readStream(stream))
        .map((event) => event.data)
        .map((data) => ('name' in data ? data.name : ''));
      expect([['A1', 'A2'], ['B1']]).toContainEqual(names);
    });

    it('gives each of many appends at once its own outcome', async () => {
      const taken = freshStream();
      await store().append(appendOf(taken, 'no-stream', renamed()));
      const streams = Array.from({ length: 40 }, freshStream);
      const outcomes = await Promise.allSettled(
        streams.flatMap((stream) => [
          store().append(appendOf(stream, 'no-stream', renamed(), renamed())),
          store().append(appendOf(taken, 'no-stream', renamed())),
        ]),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
      const lengths = await Promise.all(streams.map(async (stream) => (await store().readStream(stream)).length));
      expect(new Set(lengths)).toEqual(new Set([2]));
      await expect(store().readStream(taken)).resolves.toHaveLength(1);
    });

    it('runs appends to one stream in the order they were asked for', async () => {
      const stream = freshStream();
      const results = await Promise.all([
        store().append(appendOf(stream, 'no-stream', renamed())),
        store().append(appendOf(stream, 0, renamed(), renamed())),
        store().append(appendOf(stream, 2, renamed())),
      ]);
      expect(results.map(({ revision }) => revision)).toEqual([0, 2, 3]);
    });
  });

  describe('appending the same event ids again', () => {
    it('answers as the first time and writes nothing', async () => {
      const stream = freshStream();
      const request = appendOf(stream, 'no-stream', renamed('One'), renamed('Two'));
      const first = await store().append(request);
      await store().append(appendOf(stream, 1, renamed('Three')));
      await expect(store().append(request)).resolves.toEqual({ ...first, repeated: true });
      await expect(store().readStream(stream)).resolves.toHaveLength(3);
    });

    it('is one append however many ask at once', async () => {
      const stream = freshStream();
      const request = appendOf(stream, 'no-stream', renamed('One'), renamed('Two'));
      const results = await Promise.all(Array.from({ length: 6 }, () => store().append(request)));
      expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
      await expect(store().readStream(stream)).resolves.toHaveLength(2);
    });

    it('refuses them at another place, in another order, or among others', async () => {
      const stream = freshStream();
      const [one, two, three] = [renamed('One'), renamed('Two'), renamed('Three')];
      await store().append(appendOf(stream, 'no-stream', one, two, three));
      for (const request of [
        appendOf(stream, 0, one, two),
        appendOf(stream, 'no-stream', two, one),
        appendOf(stream, 'no-stream', one, renamed('Other')),
        appendOf(stream, 1, three, renamed('Four')),
      ]) {
        await expect(store().append(request)).rejects.toBeInstanceOf(WrongExpectedRevision);
      }
      await expect(store().readStream(stream)).resolves.toHaveLength(3);
    });

    it('tells streams apart', async () => {
      const [here, there, event] = [freshStream(), freshStream(), renamed()];
      await store().append(appendOf(here, 'no-stream', event));
      const elsewhere = await store().append({ ...appendOf(there, 'no-stream', event), metadata });
      expect(elsewhere.repeated).toBe(false);
    });
  });
};
