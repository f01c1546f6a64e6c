import type { EventType, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

/**
 * What follows from an event, by itself and a moment later: a command, never a row. An event may come more than once (a crash before the
 * checkpoint moved, a checkpoint that was reset): the command takes its event ids from the event's, or decides that there is nothing to do.
 */
export interface Policy<Type extends EventType = EventType> {
  /** Names its checkpoint; never changed once shipped. */
  readonly name: string;
  readonly on: readonly Type[];
  /**
   * Where it starts the first time: what began long ago may have happened already by another way (`beginning`, for a command that finds
   * nothing to do then), or must never follow from an old event (`now`).
   */
  readonly startsAt: 'beginning' | 'now';
  /** Rejects where it should be tried again. */
  react(event: RecordedEvent & { readonly type: Type }): Promise<void>;
}
