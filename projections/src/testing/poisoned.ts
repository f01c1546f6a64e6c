import { type EventType, type RecordedEvent, UnreadableEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { Feed } from '@pilotlight/event-store/feed/feed';
import type { AppendedModel, FoldedModel, ReadModel } from '../read-model';

type Trips = (event: RecordedEvent) => boolean;

export const inConversation =
  (sessionId: string, type: EventType): Trips =>
  (event) =>
    event.type === type && event.stream === `conversation-${sessionId}`;

const tripping = <Result>(trips: Trips, event: RecordedEvent, step: () => Result): Result => {
  if (trips(event)) throw new TypeError('Jane Secret');
  return step();
};

const foldedWith = (model: FoldedModel, trips: Trips): FoldedModel => ({
  ...model,
  fold: (row, event) => tripping(trips, event, () => model.fold(row, event)),
});

const appendedWith = (model: AppendedModel, trips: Trips): AppendedModel => ({
  ...model,
  rowsOf: (event) => tripping(trips, event, () => model.rowsOf(event)),
});

/** The same read model with a bug: its fold throws on some events. */
export const withBug = (model: ReadModel, trips: Trips): ReadModel =>
  model.kind === 'folded' ? foldedWith(model, trips) : appendedWith(model, trips);

const refusedWith = (model: FoldedModel, column: string, value: unknown, trips: Trips): FoldedModel => ({
  ...model,
  fold: (row, event) => {
    const folded = model.fold(row, event);
    return folded && trips(event) ? { ...folded, [column]: value } : folded;
  },
});

/** The same read model with a bug: on some events it gives a row that its table can't hold. */
export const withUnstorable = (model: ReadModel, column: string, value: unknown, trips: Trips): ReadModel =>
  model.kind === 'folded' ? refusedWith(model, column, value, trips) : model;

const refusing = (refused: EventType, events: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const at = events.findIndex(({ type }) => type === refused);
  const poison = events[at];
  if (!poison) return events;
  if (at > 0) return events.slice(0, at);
  const { stream, revision, position, type } = poison;
  throw new UnreadableRecord(stream, revision, position, new UnreadableEvent(type, 'unknown type'));
};

/** The log as an older version sees it, which doesn't know one type of event yet. */
export const asOlderVersion = (eventStore: EventStore, unknown: EventType): EventStore => {
  const readAll = async (after: Position, limit: number) => {
    const page = await eventStore.readAll(after, limit);
    const events = refusing(unknown, page.events);
    return { events, next: events.at(-1)?.position ?? page.next };
  };
  const feed = new Feed({ readAll, head: () => eventStore.head() }, 20);
  return {
    append: (request) => eventStore.append(request),
    readStream: async (stream, from, limit) => {
      const events = await eventStore.readStream(stream, from, limit);
      const poison = events.find(({ type }) => type === unknown);
      return poison ? refusing(unknown, [poison]) : events;
    },
    readAll,
    readAllStored: (after, limit) => eventStore.readAllStored(after, limit),
    readable: async (stored) => refusing(unknown, await eventStore.readable(stored)),
    head: () => eventStore.head(),
    subscribe: (options) => feed.subscribe(options),
    close: () => feed.close(),
  };
};
