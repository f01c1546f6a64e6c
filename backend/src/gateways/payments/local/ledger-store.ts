import type { Account } from './account';
import type { LedgerEvent } from './stripe-objects';

export interface LedgerChange<T> {
  /** Null where there is nothing to keep. */
  readonly account: Account | null;
  readonly events: readonly LedgerEvent[];
  readonly answer: T;
}

/** Where the test payments are kept, and the clock that can be moved. */
export interface LedgerStore {
  /** Milliseconds that the clock is ahead of the real one. */
  ahead(): Promise<number>;
  setAhead(milliseconds: number): Promise<void>;
  /** By any id that `idsOf` gives. */
  find(id: string): Promise<Account | null>;
  /** One change of an account at a time. The events are kept with it. */
  change<T>(accountId: string, decide: (account: Account | null) => LedgerChange<T>): Promise<T>;
  /** The account in which something is due first, by `moment` at the latest. */
  firstDue(moment: number): Promise<{ readonly accountId: string; readonly at: number } | null>;
  /** A page of those that changed since, by id, after `after`. */
  changedSince(moment: number, after: string): Promise<readonly Account[]>;
  /** Takes what waits to be sent, oldest first: nobody else has it for `lease` milliseconds. */
  takeEvents(lease: number): Promise<readonly LedgerEvent[]>;
  sent(eventId: string): Promise<void>;
  /** Milliseconds until it is tried again. */
  notSent(eventId: string, wait: number): Promise<void>;
}
