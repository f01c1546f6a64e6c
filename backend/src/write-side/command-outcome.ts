import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { isDeepStrictEqual } from 'node:util';
import type { CommandOptions, LoadedState } from './aggregate';
import { Refused } from './refused';

/** The events that a command decides on a state, or its refusal. Other failures are thrown. */
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

type Decided = Pick<DomainEvent, 'type' | 'data'>;

/** Whether the log holds just what was decided. */
export const sameEvents = (decided: readonly Decided[], stored: readonly Decided[]): boolean =>
  decided.every(({ type, data }, index) => isDeepStrictEqual([stored[index]?.type, stored[index]?.data], [type, data]));
