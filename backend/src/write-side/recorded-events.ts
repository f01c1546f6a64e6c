import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventMetadata, Position } from '@pilotlight/contracts/events/event';
import type { EventToAppend } from '@pilotlight/event-store/event-store';

/** Where and when an append stands in the log; `first` is the revision of its first event. */
export interface AppendTarget {
  readonly stream: string;
  readonly metadata: EventMetadata;
  readonly first: number;
  readonly position: Position;
  readonly at: string;
}

/** An append's events as a reader of the log will see them. */
export const toRecordedEvents = (
  events: readonly EventToAppend[],
  { stream, metadata, first, position, at }: AppendTarget,
): RecordedEvent[] =>
  events.map(({ source, ...event }, index): RecordedEvent => ({
    ...event,
    ...metadata,
    ...source,
    stream,
    revision: first + index,
    position,
    at,
  }));
