import { randomUUID } from 'node:crypto';
import type { EventType, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, start, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { outageCure } from '@pilotlight/event-store/outage-cure';
import type { Client } from 'pg';
import { comingOf } from '../back-off';
import { LeaderLock, type LeaderSurroundings } from '../leader-lock';
import { failure, warnOfFailure } from '../log';
import { type Poison, unreadablePoison } from '../quarantine/poison';
import { RetryBudget } from '../quarantine/retry-budget';
import type { Policy } from './policy';
import { movePolicy, setAside, standsAt, takeOverPolicy } from './policy-checkpoint';
import { migratePolicies } from './policy-schema';

const batchSize = 200;
/** Milliseconds; more than a reaction may take with all its attempts. */
const hungAfter = 60_000;

export interface PolicySurroundings extends LeaderSurroundings {
  readonly eventStore: EventStore;
}

const isHeard = <Type extends EventType>(
  { on }: Policy<Type>,
  event: RecordedEvent,
): event is RecordedEvent & { readonly type: Type } => on.some((type) => type === event.type);

/** Its kind alone: a message may quote what is in the event. */
const reactionPoison = ({ stream, revision, position, type }: RecordedEvent, error: unknown): Poison => ({
  stream,
  revision,
  position,
  eventType: type,
  reason: `The reaction failed: ${error instanceof Error ? error.name : typeof error}`,
});

/**
 * Runs one policy, in one process at a time, from a checkpoint of its own that no replay of read models touches. An event that it can't
 * react to is tried again, then set aside with an alert, and the policy goes on.
 */
export class PolicyRunner<Type extends EventType> {
  private readonly owner: LeaderLock;
  private readonly budget = new RetryBudget();
  private isMigrated = false;

  constructor(
    private readonly policy: Policy<Type>,
    private readonly surroundings: PolicySurroundings,
  ) {
    const { name } = policy;
    this.owner = new LeaderLock(
      {
        name: `policy ${name}`,
        purpose: `policy ${name}`,
        follow: (connection, over, healthy) => this.follow(connection, over, healthy),
        isHung: async (connection) => {
          await this.migrateOnce(connection);
          const position = await standsAt(connection, name, hungAfter);
          return position !== undefined && (await surroundings.eventStore.head()) > position;
        },
        failed: (error, failures) => {
          const message = 'A policy has stopped; it goes on from its checkpoint';
          warnOfFailure(surroundings.log, { policy: name, failures, error }, message);
          return false;
        },
      },
      surroundings,
    );
  }

  start(): void {
    this.owner.start();
  }

  /** Ends after the reaction under way. */
  async stop(): Promise<void> {
    await this.owner.stop();
  }

  private async follow(connection: Client, over: AbortSignal, healthy: () => void): Promise<void> {
    const { eventStore, log } = this.surroundings;
    const { name, startsAt } = this.policy;
    await this.migrateOnce(connection);
    const owner = randomUUID();
    const first = startsAt === 'now' ? await eventStore.head() : start;
    let position = await takeOverPolicy(connection, name, owner, first);
    log.info({ policy: name, position }, 'This process runs the policy now');
    const moveTo = async (to: Position): Promise<void> => {
      await movePolicy(connection, { policy: name, owner, from: position, to });
      position = to;
      healthy();
    };
    const onBatch = async (events: readonly RecordedEvent[], next: Position): Promise<void> => {
      for (const event of events.filter((each) => isHeard(this.policy, each))) {
        if (over.aborted) return;
        await this.reactTo(event, connection, position);
        await moveTo(event.position);
      }
      if (position !== next) await moveTo(next);
    };
    while (!over.aborted) {
      const subscription = eventStore.subscribe({ after: position, batchSize, onBatch });
      try {
        await Promise.race([subscription.ended, comingOf(over)]);
      } catch (error) {
        if (!(error instanceof UnreadableRecord) || !this.isPatienceOver(position, error.position)) throw error;
        await this.giveUp(connection, unreadablePoison(error));
        await moveTo(error.position);
      } finally {
        await subscription.close();
      }
    }
  }

  /** Not at the start of the process, which a database that is away would end. */
  private async migrateOnce(connection: Client): Promise<void> {
    if (this.isMigrated) return;
    await migratePolicies(connection);
    this.isMigrated = true;
  }

  private async reactTo(
    event: RecordedEvent & { readonly type: Type },
    connection: Client,
    checkpoint: Position,
  ): Promise<void> {
    try {
      await this.policy.react(event);
    } catch (error) {
      // Where the database or the log is away, nothing is wrong with the event.
      if (outageCure(error) !== null || !this.isPatienceOver(checkpoint, event.position)) throw error;
      await this.giveUp(connection, reactionPoison(event, error), error);
    }
  }

  private isPatienceOver(checkpoint: Position, place: Position): boolean {
    return this.budget.isOver(checkpoint, place);
  }

  private async giveUp(connection: Client, poison: Poison, error?: unknown): Promise<void> {
    const { name } = this.policy;
    await setAside(connection, name, poison);
    const { stream, revision, eventType, reason } = poison;
    this.surroundings.log.error(
      { policy: name, stream, revision, eventType, reason, ...(error !== undefined && failure(error)) },
      'A policy has set an event aside; what should have followed from it did not',
    );
  }
}
