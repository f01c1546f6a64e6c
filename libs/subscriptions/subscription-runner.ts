import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { LeaderLock, type LeaderSurroundings } from './leader-lock';
import { LogFollower } from './log-follower';
import { RetryBudget } from './quarantine/retry-budget';
import type { RunnerProgress } from './runner-progress';
import type { Subscriber } from './subscriber';

export interface RunnerSurroundings extends LeaderSurroundings {
  readonly eventStore: EventStore;
  readonly moved: (subscriber: string, position: Position) => void;
  readonly rest: () => Promise<void>;
}

/** In one process at a time; restarts from the checkpoint after any failure. */
export class SubscriptionRunner {
  private readonly leader: LeaderLock;
  private readonly budget = new RetryBudget();
  private events = 0;
  private batches = 0;

  constructor(
    private readonly subscriber: Subscriber,
    private readonly surroundings: RunnerSurroundings,
  ) {
    this.leader = new LeaderLock(
      {
        name: subscriber.name,
        purpose: subscriber.purpose,
        follow: (connection, over, healthy) => this.follow(connection, over, healthy),
        isHung: (connection) => subscriber.isHung(connection),
        failed: (error, failures) => subscriber.failed(error, failures),
      },
      surroundings,
    );
  }

  get progress(): RunnerProgress {
    const { events, batches } = this;
    return { model: this.subscriber.name, role: this.leader.role, events, batches };
  }

  start(): void {
    this.leader.start();
  }

  async stop(): Promise<void> {
    await this.leader.stop();
  }

  private async follow(connection: Client, over: AbortSignal, healthy: () => void): Promise<void> {
    const { subscriber, budget } = this;
    const { eventStore, rest } = this.surroundings;
    // What a crash takes is done again from the checkpoint, which goes with it: no need to wait for the disk.
    await connection.query('set synchronous_commit = off');
    const owner = await subscriber.takeOver(connection);
    const moved = (events: number): void => {
      healthy();
      this.events += events;
      this.batches += 1;
      this.surroundings.moved(subscriber.name, owner.position);
    };
    this.surroundings.moved(subscriber.name, owner.position);
    await new LogFollower(subscriber, owner, { eventStore, budget, moved, rest }).follow(over);
  }
}
