import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type EventStore, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { comingOf } from './back-off';
import { type Poison, unreadablePoison } from './quarantine/poison';
import type { RetryBudget } from './quarantine/retry-budget';
import type { CheckpointOwner, Step, Subscriber } from './subscriber';

export interface LogFollowerSurroundings {
  readonly eventStore: EventStore;
  readonly budget: RetryBudget;
  readonly moved: (events: number) => void;
  readonly rest: () => Promise<void>;
}

export class LogFollower {
  constructor(
    private readonly subscriber: Subscriber,
    private readonly owner: CheckpointOwner,
    private readonly surroundings: LogFollowerSurroundings,
  ) {}

  /** Rejects on any failure worth another attempt from the checkpoint. */
  async follow(over: AbortSignal): Promise<void> {
    const { eventStore, rest } = this.surroundings;
    const { batchSize } = this.subscriber;
    while (!over.aborted) {
      const subscription = eventStore.subscribe({
        after: this.owner.position,
        batchSize,
        onBatch: async (events, next) => {
          for (const step of this.owner.stepsOf(events, next)) {
            if (over.aborted) return;
            await this.take(step);
          }
          if (events.length < batchSize) await rest();
        },
      });
      try {
        await Promise.race([subscription.ended, comingOf(over)]);
      } catch (error) {
        if (!(error instanceof UnreadableRecord)) throw error;
        await this.passUnreadable(error);
      } finally {
        await subscription.close();
      }
    }
  }

  private async take(step: Step): Promise<void> {
    try {
      await this.apply(step);
    } catch (error) {
      if (!this.isPatienceOver(error)) throw error;
      const [event, ...others] = step.events;
      if (event && others.length === 0) return this.quarantine(this.subscriber.poisonOf(event, error), error);
      for (const each of step.events) await this.takeAlone(each);
    }
  }

  private async takeAlone(event: RecordedEvent): Promise<void> {
    try {
      await this.apply({ events: [event], to: event.position });
    } catch (error) {
      if (this.subscriber.blameOf(error) === undefined) throw error;
      await this.quarantine(this.subscriber.poisonOf(event, error), error);
    }
  }

  private async apply(step: Step): Promise<void> {
    await this.owner.apply(step);
    this.surroundings.moved(step.events.length);
  }

  private async passUnreadable(record: UnreadableRecord): Promise<void> {
    const poison = unreadablePoison(record);
    if (this.owner.isOfNoConcern(poison)) return this.apply({ events: [], to: record.position });
    if (!this.isPatienceOver(record)) throw record;
    await this.quarantine(poison, record);
  }

  private isPatienceOver(error: unknown): boolean {
    const blame = this.subscriber.blameOf(error);
    return blame !== undefined && this.surroundings.budget.isOver(this.owner.position, blame);
  }

  private async quarantine(poison: Poison, error: unknown): Promise<void> {
    await this.owner.quarantine(poison, this.surroundings.budget.attempts, error);
    this.surroundings.moved(1);
  }
}
