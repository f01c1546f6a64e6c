import type { EventType, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

/** What a policy goes by isn't there yet: nothing is wrong with the event, which is waited with as in an outage. */
export class NotYet extends Error {
  constructor(cause: unknown) {
    super('What the policy goes by is not there yet', { cause });
    this.name = 'NotYet';
  }
}

/** An event may come more than once: the command derives its ids from the event's, or decides that there is nothing to do. */
export interface Policy<Type extends EventType = EventType> {
  /** Names the checkpoint; never changed once shipped. */
  readonly name: string;
  readonly on: readonly Type[];
  /** `beginning`: the command finds nothing to do for old events. `now`: it must never follow from one. */
  readonly startsAt: 'beginning' | 'now';
  /** Rejects where it should be retried. */
  react(event: RecordedEvent & { readonly type: Type }): Promise<void>;
}
