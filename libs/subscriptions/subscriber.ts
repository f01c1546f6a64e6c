import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Client } from 'pg';
import type { Poison } from './quarantine/poison';

export interface Step {
  readonly events: readonly RecordedEvent[];
  readonly to: Position;
}

/** In one process at a time: a read model, a policy. Run by a SubscriptionRunner. */
export interface Subscriber {
  readonly name: string;
  readonly purpose: string;
  readonly batchSize: number;
  takeOver(connection: Client): Promise<CheckpointOwner>;
  isHung(connection: Client): Promise<boolean>;
  /** The same words for all failures alike: what was given up on is not waited for again. Undefined where waiting may heal it. */
  blameOf(error: unknown): string | undefined;
  poisonOf(event: RecordedEvent, error: unknown): Poison;
  /** Returns whether this process still counts as the owner; the work restarts from the checkpoint. */
  failed(error: unknown, failures: number): boolean;
}

export interface CheckpointOwner {
  readonly position: Position;
  stepsOf(events: readonly RecordedEvent[], next: Position): readonly Step[];
  /** A read model moves the checkpoint in the same transaction as its rows, a policy after its command. */
  apply(step: Step): Promise<void>;
  isOfNoConcern(unreadable: Poison): boolean;
  /** After so many attempts; raises the alert and moves the checkpoint past it. */
  quarantine(poison: Poison, attempts: number, error: unknown): Promise<void>;
}
