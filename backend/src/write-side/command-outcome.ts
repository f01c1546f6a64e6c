import type { DomainEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventMetadata, Position } from '@pilotlight/contracts/events/event';
import type { EventToAppend } from '@pilotlight/event-store/event-store';
import { isDeepStrictEqual } from 'node:util';
import type { CommandOptions, LoadedState } from './aggregate';
import { Refused } from './refused';

export const outcomeOf = <State, E extends DomainEvent>(
  { decide, expected }: CommandOptions<State, E>,
  loaded: LoadedState<State>,
): readonly E[] | Refused => {
  if (expected !== undefined && expected !== loaded.revision)
    return new Refused('Somebody else changed this meanwhile. Please reload to see the changes.');
  try {
    return decide(loaded.state);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
};

/** `first` is the revision of its first event. */
export interface AppendTarget {
  readonly stream: string;
  readonly metadata: EventMetadata;
  readonly first: number;
  readonly position: Position;
  readonly at: string;
}

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

type Decided = Pick<DomainEvent, 'type' | 'data'>;

export const sameEvents = (decided: readonly Decided[], stored: readonly Decided[]): boolean =>
  decided.every(({ type, data }, index) => isDeepStrictEqual([stored[index]?.type, stored[index]?.data], [type, data]));
