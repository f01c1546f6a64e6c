import type { Position } from '@pilotlight/contracts/events/event';
import type { StoredEvent } from '@pilotlight/event-store/event-store';
import type { FeedMessage } from '@pilotlight/event-store/kafka/feed-message';

/** What a reader that stands at `from` takes from a partition's messages. */
export interface LogRange {
  readonly events: readonly StoredEvent[];
  readonly to: Position;
  /** The log holds something up to here that the messages do not: it has to come from the log itself, and the rest after it. */
  readonly missing: Position | null;
}

/**
 * What is new in a partition's messages. What was taken before is left out, however often it comes; where a message goes on
 * from a place that was not reached, the range ends before it.
 */
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
