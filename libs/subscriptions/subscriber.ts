import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Client } from 'pg';
import type { Poison } from './quarantine/poison';

/** Events that are taken in together, and where the checkpoint stands afterwards. */
export interface Step {
  readonly events: readonly RecordedEvent[];
  readonly to: Position;
}

/** What follows the log from a checkpoint of its own, in one process at a time: a read model, a policy. Run by a SubscriptionRunner. */
export interface Subscriber {
  readonly name: string;
  /** What its connections are called in PostgreSQL. */
  readonly purpose: string;
  readonly batchSize: number;
  /** Becomes the owner of the checkpoint, on the connection that holds the leader lock. */
  takeOver(connection: Client): Promise<CheckpointOwner>;
  /** Whether the owner does nothing though there is work: it then loses the leader lock. */
  isHung(connection: Client): Promise<boolean>;
  /**
   * What is wrong when an event is to blame for a failure; what was given up on once is not waited for again under the same words. Undefined
   * for any other failure, which waiting may heal.
   */
  blameOf(error: unknown): string | undefined;
  /** The one event that was being taken in when this was thrown. */
  poisonOf(event: RecordedEvent, error: unknown): Poison;
  /**
   * Told of each failure, with how many there were in a row; the work then begins again from the checkpoint. Answers whether this process
   * still counts as the owner.
   */
  failed(error: unknown, failures: number): boolean;
}

/** A subscriber in the process that owns its checkpoint. What moves the checkpoint rejects where another process has taken it over. */
export interface CheckpointOwner {
  readonly position: Position;
  /** Parts a batch that ends at `next`: a read model takes all of it in one transaction, a policy reacts to one event at a time. */
  stepsOf(events: readonly RecordedEvent[], next: Position): readonly Step[];
  /** Takes a step and moves the checkpoint: a read model in the same transaction as its rows, a policy after its command. */
  apply(step: Step): Promise<void>;
  /** Whether the subscriber can go past an event that can't be read as if it had not been there. */
  isOfNoConcern(unreadable: Poison): boolean;
  /** Leaves an event out after so many attempts, raises the alert and moves the checkpoint past it. */
  quarantine(poison: Poison, attempts: number, error: unknown): Promise<void>;
}
