import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, type ReadAllPage, UnreadableRecord } from '@pilotlight/event-store/event-store';

export interface ScannedPage {
  readonly events: readonly RecordedEvent[];
  readonly next: Position;
  /** What was passed over because nobody can read it. */
  readonly unreadable: readonly UnreadableRecord[];
}

const pageSize = 4_000;

const readOn = async (eventStore: EventStore, after: Position): Promise<ScannedPage> => {
  try {
    const page: ReadAllPage = await eventStore.readAll(after, pageSize);
    return { ...page, unreadable: [] };
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    return { events: [], next: error.position, unreadable: [error] };
  }
};

/** The log after a position, up to one that it reaches or, without, to where it ends now; the next page is read while one is used. */
export async function* scan(eventStore: EventStore, after: Position, upTo?: Position): AsyncGenerator<ScannedPage> {
  let position = after;
  let coming = readOn(eventStore, position);
  for (;;) {
    const page = await coming;
    if (page.next === position) return;
    position = page.next;
    const over = upTo !== undefined && position >= upTo;
    if (!over) {
      coming = readOn(eventStore, position);
      // Awaited in the next turn; a failure before that is nobody's yet.
      coming.catch(() => undefined);
    }
    if (!over) yield page;
    else {
      const events = page.events.filter((event) => event.position <= upTo);
      yield { events, next: upTo, unreadable: page.unreadable.filter((each) => each.position <= upTo) };
      return;
    }
  }
}
