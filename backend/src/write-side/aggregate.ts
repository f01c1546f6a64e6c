import type { DomainEvent, EventType, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventMetadata, EventSource, Position } from '@pilotlight/contracts/events/event';

export interface Aggregate<State, E extends DomainEvent> {
  readonly initialState: State;
  readonly evolve: (state: State, event: RecordedEvent<E>) => State;
  readonly isOwnEvent: (event: RecordedEvent) => event is RecordedEvent<E>;
  /** Relative to others of its kind; 1 where all are alike. */
  readonly cacheWeight?: (state: State) => number;
}

export const eventsAmong =
  <Type extends EventType>(types: Readonly<Record<Type, unknown>>) =>
  (event: RecordedEvent): event is Extract<RecordedEvent, { readonly type: Type }> =>
    Object.hasOwn(types, event.type);

export interface LoadedState<State> {
  readonly state: State;
  /** Of the last event folded in; -1 before the first. */
  readonly revision: number;
  /** Readers wait for it to show the state. Null before the first event. */
  readonly position: Position | null;
}

/** In the log together with the decision, or not at all. */
export interface FollowUp<State, E extends DomainEvent> {
  readonly decide: (state: State) => { readonly events: readonly E[]; readonly source: EventSource };
  /** Timestamp of the events. */
  readonly at: string;
}

export interface CommandOptions<State, E extends DomainEvent> {
  readonly stream: string;
  readonly metadata: EventMetadata;
  readonly decide: (state: State) => readonly E[];
  readonly thenAppend?: FollowUp<State, E>;
  /** The same request gives the n-th event the same id, so that a repeat is recognised. */
  readonly eventId: (index: number) => string;
  /** Refuses when the stream has moved past what the caller saw. */
  readonly expected?: number;
}
