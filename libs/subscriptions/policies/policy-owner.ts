import type { EventType, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { outageCure } from '@pilotlight/event-store/outage-cure';
import type { Client } from 'pg';
import { failure, type Log } from '../log';
import type { Poison } from '../quarantine/poison';
import type { CheckpointOwner, Step } from '../subscriber';
import { NotYet, type Policy } from './policy';
import { movePolicy, setAside } from './policy-checkpoint';

export class ReactionFailed extends Error {
  constructor(
    readonly event: RecordedEvent,
    cause: unknown,
  ) {
    super(`The reaction to an event of type ${event.type} failed`, { cause });
    this.name = 'ReactionFailed';
  }
}

interface PolicyOwnership {
  readonly connection: Client;
  readonly owner: string;
  readonly position: Position;
  readonly log: Log;
}

/** Whether a policy is about an event of this type. */
export const isHeard = <Type extends EventType>(
  { on }: Policy<Type>,
  event: RecordedEvent,
): event is RecordedEvent & { readonly type: Type } => on.some((type) => type === event.type);

export class PolicyOwner<Type extends EventType> implements CheckpointOwner {
  private reached: Position;

  constructor(
    private readonly policy: Policy<Type>,
    private readonly held: PolicyOwnership,
  ) {
    this.reached = held.position;
  }

  get position(): Position {
    return this.reached;
  }

  stepsOf(events: readonly RecordedEvent[], next: Position): readonly Step[] {
    const reactions = events
      .filter((event) => isHeard(this.policy, event))
      .map((event): Step => ({ events: [event], to: event.position }));
    const reached = reactions.at(-1)?.to ?? this.reached;
    return reached === next ? reactions : [...reactions, { events: [], to: next }];
  }

  async apply({ events, to }: Step): Promise<void> {
    for (const event of events) if (isHeard(this.policy, event)) await this.reactTo(event);
    await this.moveTo(to);
  }

  isOfNoConcern(): boolean {
    return false;
  }

  async quarantine(poison: Poison, _attempts: number, error: unknown): Promise<void> {
    const { connection, log } = this.held;
    const { name } = this.policy;
    await setAside(connection, name, poison);
    const { stream, revision, eventType, reason } = poison;
    log.error(
      {
        policy: name,
        stream,
        revision,
        eventType,
        reason,
        ...(error instanceof ReactionFailed && failure(error.cause)),
      },
      'A policy has set an event aside; what should have followed from it did not',
    );
    await this.moveTo(poison.position);
  }

  private async reactTo(event: RecordedEvent & { readonly type: Type }): Promise<void> {
    try {
      await this.policy.react(event);
    } catch (error) {
      // Where the database or the log is down, nothing is wrong with the event.
      if (error instanceof NotYet || outageCure(error) !== null) throw error;
      throw new ReactionFailed(event, error);
    }
  }

  private async moveTo(to: Position): Promise<void> {
    const { connection, owner } = this.held;
    await movePolicy(connection, { policy: this.policy.name, owner, from: this.reached, to });
    this.reached = to;
  }
}
