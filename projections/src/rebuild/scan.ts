import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, type ReadAllPage, UnreadableRecord } from '@pilotlight/event-store/event-store';

export interface ScannedPage extends ReadAllPage {
  /** At the page's end; null where all could be read. */
  readonly unreadable: UnreadableRecord | null;
}

const largest = 4_000;
/** Unreadable events often come together: nothing is read in vain. */
const afterUnreadable = 100;

const readPage = async (store: EventStore, after: Position, limit: number): Promise<ScannedPage> => {
  try {
    return { ...(await store.readAll(after, limit)), unreadable: null };
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    return { events: [], next: error.position, unreadable: error };
  }
};

const within = (upTo: Position | undefined, position: Position): boolean => upTo === undefined || position <= upTo;

const before = (upTo: Position | undefined, position: Position): boolean => upTo === undefined || position < upTo;

/** To the log's end or a position, reading one page ahead. Throws StoreUnavailable. */
export async function* scan(store: EventStore, after: Position, upTo?: Position): AsyncGenerator<ScannedPage> {
  let limit = largest;
  let from = after;
  let reading = readPage(store, from, limit);
  for (;;) {
    if (!before(upTo, from)) return;
    const page = await reading;
    if (page.next === from) return;
    from = page.next;
    limit = page.unreadable ? afterUnreadable : Math.min(limit * 2, largest);
    reading = readPage(store, from, limit);
    // An early stop never awaits it.
    reading.catch(() => undefined);
    yield upTo === undefined || from <= upTo ? page : cut(page, upTo);
  }
}

const cut = ({ events, unreadable }: ScannedPage, upTo: Position): ScannedPage => ({
  events: events.filter((event: RecordedEvent) => within(upTo, event.position)),
  next: upTo,
  unreadable: unreadable && within(upTo, unreadable.position) ? unreadable : null,
});
