import { AppendTooLarge, InvalidAppend, type AppendRequest, type EventStore } from '../../event-store';
import { appendOf, freshStream, renamed, said } from '../sample-events';

const nul = 'boiler\u0000fault';
const halfEmoji = 'boiler \ud83d';

export const describeRefusals = (store: () => EventStore): void => {
  describe('what no store takes', () => {
    it.each<[string, (stream: string) => AppendRequest]>([
      ['no events', (stream) => appendOf(stream, 'no-stream')],
      ['a NUL in a text', (stream) => appendOf(stream, 'no-stream', said(nul))],
      ['half a surrogate pair in a text', (stream) => appendOf(stream, 'no-stream', said(halfEmoji))],
      ['an id that is not a UUID', (stream) => appendOf(stream, 'no-stream', { ...renamed(), id: 'one' })],
      ['a negative revision', (stream) => appendOf(stream, -1, renamed())],
      ['a stream without a category', () => appendOf('stream', 'no-stream', renamed())],
    ])('refuses %s', async (_case, request) => {
      const stream = freshStream();
      await expect(store().append(request(stream))).rejects.toBeInstanceOf(InvalidAppend);
      await expect(store().readStream(stream)).resolves.toEqual([]);
    });

    it('refuses the same id twice in one append', async () => {
      const event = renamed();
      await expect(store().append(appendOf(freshStream(), 'no-stream', event, event))).rejects.toBeInstanceOf(
        InvalidAppend,
      );
    });

    it('says nothing of the text that it refused', async () => {
      const refused = store().append(appendOf(freshStream(), 'no-stream', said(nul)));
      await expect(refused).rejects.toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('boiler') }),
      );
    });

    it('takes an append just under 1 MiB and refuses one over, counted in bytes', async () => {
      const stream = freshStream();
      await store().append(appendOf(stream, 'no-stream', renamed('é'.repeat(520_000))));
      await expect(store().append(appendOf(stream, 0, renamed('é'.repeat(530_000))))).rejects.toBeInstanceOf(
        AppendTooLarge,
      );
      const halves = appendOf(stream, 0, renamed('x'.repeat(530_000)), renamed('x'.repeat(530_000)));
      await expect(store().append(halves)).rejects.toBeInstanceOf(AppendTooLarge);
      await expect(store().readStream(stream)).resolves.toHaveLength(1);
    });
  });
};
