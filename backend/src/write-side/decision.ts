import type { DomainEvent, RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { EventMetadata, Position } from '@pilotlight/contracts/events/event';

/** How one kind of stream is folded into the state that its decisions read. */
export interface Fold<State, E extends DomainEvent> {
  readonly initial: State;
  readonly evolve: (state: State, event: RecordedEvent<E>) => State;
  readonly owns: (event: RecordedEvent) => event is RecordedEvent<E>;
  /** How much memory a state takes beside others of its kind; 1 where all are alike. */
  readonly weight?: (state: State) => number;
}

export interface Known<State> {
  readonly state: State;
  /** Of the last event folded in; -1 before the first. */
  readonly revision: number;
  /** Of the last event folded in: whoever shows the state waits for it. Null before the first. */
  readonly position: Position | null;
}

export interface Decision<State, E extends DomainEvent> {
  readonly stream: string;
  readonly metadata: EventMetadata;
  readonly decide: (state: State) => readonly E[];
  /** Names the n-th event; the same request names it the same, so that a repeat is recognised. */
  readonly eventId: (index: number) => string;
  /** Refuses when the stream has moved past what the caller saw. */
  readonly expected?: number;
}
