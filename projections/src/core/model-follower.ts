import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import type { Log } from '@pilotlight/subscriptions/log';
import type { ReadModel } from '../read-model';
import { applyBatch } from './apply-batch';
import { comingOf } from '@pilotlight/subscriptions/back-off';
import { writeFenced } from './fenced';
import type { RetryBudget } from '@pilotlight/subscriptions/quarantine/retry-budget';
import { blameOf, foldedPoison, type Poison, unreadablePoison } from '@pilotlight/subscriptions/quarantine/poison';
import { insertQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { reportQuarantine } from '@pilotlight/subscriptions/quarantine/report-quarantine';
import {
  isFoldedFrom,
  isQuarantined,
  type QuarantinedStreams,
} from '@pilotlight/subscriptions/quarantine/quarantined-streams';

const batchSize = 1_000;

/** A read model under its owner's fence. */
export interface Ownership {
  readonly connection: Client;
  readonly model: ReadModel;
  readonly owner: string;
  readonly position: Position;
  readonly quarantined: QuarantinedStreams;
}

export interface ModelFollowerSurroundings {
  readonly eventStore: EventStore;
  readonly log: Log;
  readonly budget: RetryBudget;
  /** Called once a transaction is over, with where the checkpoint stands now and how many events it took. */
  readonly moved: (position: Position, events: number) => void;
  /** Awaited after each batch but a full one, which has more behind it. */
  readonly rest: () => Promise<void>;
}

/** What an owner does with the log: folds what has arrived, and quarantines a stream once patience with its event is over. */
export class ModelFollower {
  private position: Position;
  private quarantined: QuarantinedStreams;

  constructor(
    private readonly held: Ownership,
    private readonly surroundings: ModelFollowerSurroundings,
  ) {
    this.position = held.position;
    this.quarantined = held.quarantined;
  }

  /** Follows the log until told that it is over. Rejects on any failure that is worth another attempt from the checkpoint. */
  async follow(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const subscription = this.surroundings.eventStore.subscribe({
        after: this.position,
        batchSize,
        onBatch: async (events, next) => {
          await this.take(events, next);
          if (events.length < batchSize) await this.surroundings.rest();
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

  private async take(events: readonly RecordedEvent[], next: Position): Promise<void> {
    try {
      await this.fold(events, next);
    } catch (error) {
      if (!this.isPatienceOver(error)) throw error;
      for (const event of events) await this.takeAlone(event);
    }
  }

  private async takeAlone(event: RecordedEvent): Promise<void> {
    try {
      await this.fold([event], event.position);
    } catch (error) {
      if (blameOf(error) === undefined) throw error;
      await this.quarantine(foldedPoison(event, error));
    }
  }

  private async fold(events: readonly RecordedEvent[], to: Position): Promise<void> {
    const { connection, model, owner } = this.held;
    try {
      const move = { owner, from: this.position, to };
      this.quarantined = await applyBatch(connection, model, events, move, this.quarantined);
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
    this.moveTo(to, events.length);
  }

  private async passUnreadable(record: UnreadableRecord): Promise<void> {
    const { model } = this.held;
    const poison = unreadablePoison(record);
    const { stream, revision, position, eventType: type } = poison;
    const isOfNoConcern = !isFoldedFrom(model, stream) || isQuarantined(this.quarantined, { stream, revision, type });
    if (isOfNoConcern) return this.fold([], position);
    if (!this.isPatienceOver(record)) throw record;
    await this.quarantine(poison);
  }

  private isPatienceOver(error: unknown): boolean {
    const blame = blameOf(error);
    return blame !== undefined && this.surroundings.budget.isOver(this.position, blame);
  }

  private async quarantine(poison: Poison): Promise<void> {
    const { connection, model, owner } = this.held;
    const { log, budget } = this.surroundings;
    const { stream, revision, position } = poison;
    const move = { model: model.name, owner, from: this.position, to: position };
    await writeFenced(connection, move, [insertQuarantined(model.name, poison, budget.attempts)]);
    if (!this.quarantined.has(stream)) this.quarantined = new Map([...this.quarantined, [stream, revision]]);
    reportQuarantine(log, model.name, poison, budget.attempts);
    this.moveTo(position, 1);
  }

  private moveTo(position: Position, events: number): void {
    this.position = position;
    this.surroundings.moved(position, events);
  }
}
