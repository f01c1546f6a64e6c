import type { Position } from '@pilotlight/contracts/events/event';
import type { StoredEvent } from '../event-store';
import { partitionOf } from './partition-of';

/** Between `after` and `through` the log holds nothing of this partition but `event`: repeats and reordering do no harm, a gap shows. */
export interface FeedMessage {
  readonly partition: number;
  readonly after: Position;
  readonly through: Position;
  /** Null in a tick, which only says how far the log has come. */
  readonly event: StoredEvent | null;
}

/** Partitions without an event get a tick. */
export const messagesOf = (events: readonly StoredEvent[], after: Position, partitions: number): FeedMessage[] => {
  const end = events.at(-1)?.position ?? after;
  const told: Position[] = Array.from({ length: partitions }, () => after);
  const last = new Map<number, number>();
  const messages = events.map((event, index): FeedMessage => {
    const partition = partitionOf(event.tenant, partitions);
    const message = { partition, after: told[partition] ?? after, through: event.position, event };
    told[partition] = event.position;
    last.set(partition, index);
    return message;
  });
  const finals = new Set(last.values());
  const ticks = [...told.keys()].filter((partition) => !last.has(partition));
  return [
    ...messages.map((message, index) => (finals.has(index) ? { ...message, through: end } : message)),
    ...ticks.map((partition) => ({ partition, after, through: end, event: null })),
  ];
};
