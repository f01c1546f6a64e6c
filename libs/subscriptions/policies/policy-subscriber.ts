import { randomUUID } from 'node:crypto';
import type { EventType, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, start, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { type Log, warnOfFailure } from '../log';
import type { Poison } from '../quarantine/poison';
import type { CheckpointOwner, Subscriber } from '../subscriber';
import type { Policy } from './policy';
import { standsAt, takeOverPolicy } from './policy-checkpoint';
import { PolicyOwner, ReactionFailed } from './policy-owner';
import { migratePolicies } from './policy-schema';

/** Milliseconds; more than a reaction may take with all its retries. */
const hungAfter = 60_000;

interface PolicySubscriberSurroundings {
  readonly eventStore: EventStore;
  readonly log: Log;
  readonly now: Position | undefined;
}

/** A replay of read models never touches its checkpoint. An event it can't react to is retried, then set aside with an alert. */
export class PolicySubscriber<Type extends EventType> implements Subscriber {
  readonly name: string;
  readonly purpose: string;
  readonly batchSize = 200;
  private isMigrated = false;

  constructor(
    private readonly policy: Policy<Type>,
    private readonly surroundings: PolicySubscriberSurroundings,
  ) {
    this.name = this.purpose = `policy ${policy.name}`;
  }

  async takeOver(connection: Client): Promise<CheckpointOwner> {
    const { eventStore, log, now } = this.surroundings;
    const { name, startsAt } = this.policy;
    await this.migrateOnce(connection);
    const owner = randomUUID();
    const first = startsAt === 'now' ? (now ?? (await eventStore.head())) : start;
    const position = await takeOverPolicy(connection, name, owner, first);
    log.info({ policy: name, position }, 'This process runs the policy now');
    return new PolicyOwner(this.policy, { connection, owner, position, log });
  }

  async isHung(connection: Client): Promise<boolean> {
    await this.migrateOnce(connection);
    const position = await standsAt(connection, this.policy.name, hungAfter);
    return position !== undefined && (await this.surroundings.eventStore.head()) > position;
  }

  /** By event, not by type: what fails for one may succeed for the next. */
  blameOf(error: unknown): string | undefined {
    if (error instanceof ReactionFailed) return error.event.position;
    return error instanceof UnreadableRecord ? error.position : undefined;
  }

  /** Only the kind of failure: a message may quote what is in the event. */
  poisonOf({ stream, revision, position, type }: RecordedEvent, error: unknown): Poison {
    const cause = error instanceof ReactionFailed ? error.cause : error;
    const kind = cause instanceof Error ? cause.name : typeof cause;
    return { stream, revision, position, eventType: type, reason: `The reaction failed: ${kind}` };
  }

  failed(error: unknown, failures: number): boolean {
    const cause = error instanceof ReactionFailed ? error.cause : error;
    const { name: policy } = this.policy;
    const message = 'A policy has stopped; it goes on from its checkpoint';
    warnOfFailure(this.surroundings.log, { policy, failures, error: cause }, message);
    return false;
  }

  /** Not when the process starts, which a database outage would end. */
  private async migrateOnce(connection: Client): Promise<void> {
    if (this.isMigrated) return;
    await migratePolicies(connection);
    this.isMigrated = true;
  }
}
