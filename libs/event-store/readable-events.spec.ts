import { MemoryEventStore } from './memory/memory-event-store';
import { readableEvents } from './readable-events';
import { appendOf, freshStream, fromTheFuture, renamed } from './testing/sample-events';

const store = new MemoryEventStore();
const stream = freshStream();
beforeAll(() =>
  store.append(
    appendOf(
      stream,
      'no-stream',
      renamed('0'),
      fromTheFuture(),
      fromTheFuture(),
      renamed('3'),
      renamed('4'),
      fromTheFuture(),
    ),
  ),
);

it.each([
  ['a whole stream', 0, undefined, [0, 3, 4], 5],
  ['a stretch of it', 0, 4, [0, 3], 3],
  ['an event alone', 3, 1, [3], 3],
  ['what can not be read alone', 1, 1, [], 1],
  ['what lies beyond the end', 6, 2, [], -1],
])('gives of %s what can be read, and how far it went', async (_, from, limit, readable, last) => {
  const { events, revision } = await readableEvents(store, stream, from, limit);
  expect([events.map((event) => event.revision), revision]).toEqual([readable, last]);
});
