import type { DomainEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Aggregate } from '../write-side/aggregate';
import type { RefusalCode } from '../write-side/refused';
import { Refused } from '../write-side/refused';

/** An event as the log would hold it. `at` is ISO 8601 UTC. */
export const recorded = <E extends DomainEvent>(event: E, revision: number, at: string): RecordedEvent<E> => {
  const envelope = {
    id: `00000000-0000-4000-8000-${String(revision).padStart(12, '0')}`,
    stream: 'sample-1',
    revision,
    position: String(revision).padStart(8, '0') as Position,
    at,
    tenant: event.data.slug,
    actor: { kind: 'system', id: null },
    correlationId: 'request',
    causationId: null,
  } as const;
  return { ...envelope, ...event } as RecordedEvent<E>;
};

/** The state that a past leads to, its events one second apart. */
export const stateAfter = <State, E extends DomainEvent>(
  fold: Aggregate<State, E>,
  past: readonly E[],
  from = '2026-03-02T09:00:00.000Z',
): State =>
  past.reduce<State>(
    (state, event, index) =>
      fold.evolve(state, recorded(event, index, new Date(Date.parse(from) + index * 1000).toISOString())),
    fold.initialState,
  );

export const refusalOf = (decide: () => unknown): readonly [string, RefusalCode] => {
  try {
    decide();
  } catch (error) {
    if (error instanceof Refused) return [error.message, error.code];
    throw error;
  }
  throw new Error('Nothing was refused');
};
