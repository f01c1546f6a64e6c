import type { DomainEvent, EventType, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventMetadata, EventSource, Position } from '@pilotlight/contracts/events/event';

export interface Aggregate<State, E extends DomainEvent> {
  readonly initialState: State;
  readonly evolve: (state: State, event: RecordedEvent<E>) => State;
  readonly isOwnEvent: (event: RecordedEvent) => event is RecordedEvent<E>;
  /** How much memory a state takes beside others of its kind; 1 where all are alike. */
  readonly cacheWeight?: (state: State) => number;
}

/** Tells the events of these types, which a stream's state is folded from, from whatever else its stream may come to hold. */
export const eventsAmong =
  <Type extends EventType>(types: Readonly<Record<Type, unknown>>) =>
  (event: RecordedEvent): event is Extract<RecordedEvent, { readonly type: Type }> =>
    Object.hasOwn(types, event.type);

export interface LoadedState<State> {
  readonly state: State;
  /** Of the last event folded in; -1 before the first. */
  readonly revision: number;
  /** Of the last event folded in: whoever shows the state waits for it. Null before the first. */
  readonly position: Position | null;
}

/** What follows from a decision at once, and stands in the log with it or not at all. */
export interface FollowUp<State, E extends DomainEvent> {
  readonly decide: (state: State) => { readonly events: readonly E[]; readonly source: EventSource };
  /** What that state takes for the time of the decision's events, ISO 8601. */
  readonly at: string;
}

export interface CommandOptions<State, E extends DomainEvent> {
  readonly stream: string;
  readonly metadata: EventMetadata;
  readonly decide: (state: State) => readonly E[];
  readonly thenAppend?: FollowUp<State, E>;
  /** Names the n-th event, those that follow counted on; the same request names it the same, so that a repeat is recognised. */
  readonly eventId: (index: number) => string;
  /** Refuses when the stream has moved past what the caller saw. */
  readonly expected?: number;
}
