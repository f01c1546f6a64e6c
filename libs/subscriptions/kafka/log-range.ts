import type { Position } from '@pilotlight/contracts/events/event';
import type { StoredEvent } from '@pilotlight/event-store/event-store';
import type { FeedMessage } from '@pilotlight/event-store/kafka/feed-message';

export interface LogRange {
  readonly events: readonly StoredEvent[];
  readonly to: Position;
  /** The messages lack something up to here: it has to come from the log itself, and the rest after it. */
  readonly missing: Position | null;
}

/** Leaves out what was taken before; ends before a message that goes on from a place not yet reached. */
export const logRangeFrom = (from: Position, messages: readonly FeedMessage[]): LogRange => {
  const events: StoredEvent[] = [];
  let to = from;
  for (const { after, through, event } of messages) {
    if (through <= to) continue;
    if (after > to) return { events, to, missing: after };
    if (event && event.position > to) events.push(event);
    to = through;
  }
  return { events, to, missing: null };
};
