import { randomUUID } from 'node:crypto';
import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { failure, warnOfFailure } from '@pilotlight/subscriptions/log';
import type { ReadModel } from '../read-model';
import { FencedOff } from '@pilotlight/subscriptions/checkpoint';
import { isOwnerHung } from '@pilotlight/subscriptions/hung-owner';
import { settlePartitions } from './kafka/settle-partitions';
import { LeaderLock, type LeaderSurroundings } from '@pilotlight/subscriptions/leader-lock';
import { ModelFollower, type Ownership } from './model-follower';
import { RetryBudget } from '@pilotlight/subscriptions/quarantine/retry-budget';
import { blameOf } from '@pilotlight/subscriptions/quarantine/poison';
import { readQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { redrive, reportRedriven } from './quarantine/redrive';
import { reportQuarantine } from '@pilotlight/subscriptions/quarantine/report-quarantine';
import type { RunnerProgress } from '@pilotlight/subscriptions/runner-progress';
import { takeOver } from './take-over';

export interface RunnerSurroundings extends LeaderSurroundings {
  readonly eventStore: EventStore;
  /** Called once a batch is committed, and with the position that is gone on from. */
  readonly moved: (model: string, position: Position) => void;
  /** Awaited between two batches that are not full. */
  readonly rest: () => Promise<void>;
}

/** Keeps one read model current, in one process at a time: folds what has arrived, and quarantines poisoned streams. */
export class ModelRunner {
  private readonly owner: LeaderLock;
  private readonly budget = new RetryBudget();
  /** Streams that this process could not re-drive: it can't read tomorrow what it can't read today. */
  private readonly tried = new Set<string>();
  private events = 0;
  private batches = 0;

  constructor(
    private readonly model: ReadModel,
    private readonly surroundings: RunnerSurroundings,
  ) {
    this.owner = new LeaderLock(
      {
        name: model.name,
        purpose: `read model ${model.name}`,
        follow: (connection, over, healthy) => this.follow(connection, over, healthy),
        isHung: (connection) => isOwnerHung(connection, surroundings.eventStore, model.name, Date.now()),
        failed: (error, failures) => this.report(error, failures),
      },
      surroundings,
    );
  }

  get progress(): RunnerProgress {
    const { events, batches } = this;
    return { model: this.model.name, role: this.owner.role, events, batches };
  }

  start(): void {
    this.owner.start();
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    await this.owner.stop();
  }

  private async follow(connection: Client, over: AbortSignal, healthy: () => void): Promise<void> {
    const { eventStore, log, rest } = this.surroundings;
    const { model, budget } = this;
    const owner = randomUUID();
    await settlePartitions(connection, model, eventStore, (poison, attempts) =>
      reportQuarantine(log, model.name, poison, attempts),
    );
    const position = await takeOver(connection, model, owner);
    log.info({ model: model.name, position }, 'This process keeps the read model now');
    const quarantined = await readQuarantined(connection, model.name);
    const held = await this.healed({ connection, model, owner, position, quarantined });
    const moved = (to: Position, events: number): void => {
      healthy();
      this.events += events;
      this.batches += 1;
      this.surroundings.moved(model.name, to);
    };
    this.surroundings.moved(model.name, position);
    await new ModelFollower(held, { eventStore, log, budget, moved, rest }).follow(over);
  }

  /** What another process quarantined may be read by this one: it is tried once. */
  private async healed(held: Ownership): Promise<Ownership> {
    const { eventStore, log } = this.surroundings;
    const untried = [...held.quarantined.keys()].filter((stream) => !this.tried.has(stream));
    if (untried.length === 0) return held;
    const redriven = await redrive(held, eventStore, untried);
    for (const stream of redriven.kept) this.tried.add(stream);
    reportRedriven(log, held.model.name, redriven);
    const quarantined = new Map([...held.quarantined].filter(([stream]) => !redriven.healed.includes(stream)));
    return { ...held, quarantined };
  }

  /** The database answers while an event is tried again: whoever asks for this process's health needs no alarm. */
  private report(error: unknown, failures: number): boolean {
    if (error instanceof FencedOff) {
      this.surroundings.log.info(
        { model: this.model.name },
        'The read model was replayed or taken over elsewhere; this process follows again',
      );
      return false;
    }
    const blame = blameOf(error);
    const { log } = this.surroundings;
    const { name: model } = this.model;
    if (blame) log.warn({ model, failures, ...failure(error), blame }, 'An event is tried again');
    else warnOfFailure(log, { model, failures, error }, 'A read model has stopped; it goes on from its checkpoint');
    return blame !== undefined;
  }
}
