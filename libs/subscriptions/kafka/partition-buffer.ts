import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, type StoredEvent, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { partitionOf } from '@pilotlight/event-store/kafka/partition-of';
import type { Client } from 'pg';
import { RetryBudget } from '../quarantine/retry-budget';
import { blameOf, foldedPoison, type Poison, unreadablePoison } from '../quarantine/poison';
import { insertQuarantined } from '../quarantine/quarantine-rows';
import { isFoldedFrom, isQuarantined, type QuarantinedStreams } from '../quarantine/quarantined-streams';
import { type HeldPartition, takeOverPartitions } from './partition-rows';
import type { PartitionedSubscriber, Taken } from './partitioned-subscriber';

const pageSize = 1_000;

export interface Share {
  readonly partition: number;
  readonly stored: readonly StoredEvent[];
  readonly to: Position;
  readonly nextOffset: string | null;
}

export interface PartitionBufferSurroundings {
  readonly connection: Client;
  readonly eventStore: EventStore;
  readonly partitions: number;
  /** Called after a transaction with the model's checkpoint and how many events were taken. */
  readonly moved: (checkpoint: Position, events: number) => void;
  readonly quarantine: (poison: Poison, attempts: number) => void;
}

export class PartitionBuffer {
  private owner: string = randomUUID();
  private quarantined: QuarantinedStreams = new Map();
  private readonly budgets = new Map<number, RetryBudget>();
  readonly positions = new Map<number, Position>();

  constructor(
    private readonly model: PartitionedSubscriber,
    private readonly surroundings: PartitionBufferSurroundings,
  ) {}

  async takeOver(partitions: readonly number[]): Promise<readonly HeldPartition[]> {
    this.owner = randomUUID();
    this.positions.clear();
    const held = await takeOverPartitions(this.surroundings.connection, this.model, this.owner, partitions);
    for (const { partition, position } of held) this.positions.set(partition, position);
    return held;
  }

  /** Several partitions in one transaction. Throws what blames an event, and FencedOff. */
  async takeTogether(shares: readonly Share[]): Promise<void> {
    const { eventStore } = this.surroundings;
    const events: RecordedEvent[] = [];
    for (const { stored } of shares) {
      const readable = await eventStore.readable(stored);
      if (readable.length < stored.length) await eventStore.readable(stored.slice(readable.length));
      events.push(...readable);
    }
    const moves = shares.map(({ partition, to, nextOffset }) => this.move(partition, to, nextOffset));
    await this.apply({ moves, events });
  }

  /** One partition, past what can't be taken in. Throws what blames an event while there is patience with it, and FencedOff. */
  async take({ partition, stored, to, nextOffset }: Share): Promise<void> {
    let rest = stored;
    while (rest.length > 0) {
      const events = await this.readable(partition, rest);
      const reached = events.at(-1)?.position ?? this.at(partition);
      await this.fold(partition, events, reached);
      rest = rest.filter(({ position }) => position > this.at(partition));
    }
    await this.apply({ moves: [this.move(partition, to, nextOffset)], events: [] });
  }

  /** Fills from the log what the topic has lost or never had. Throws as `take` does. */
  async fill(partition: number, to: Position): Promise<void> {
    const { eventStore, partitions } = this.surroundings;
    while (this.at(partition) < to) {
      const { events, next } = await eventStore.readAllStored(this.at(partition), pageSize);
      const mine = events.filter(
        (event) => event.position <= to && partitionOf(event.tenant, partitions) === partition,
      );
      const isLast = next >= to || events.length === 0;
      await this.take({ partition, stored: mine, to: isLast ? to : next, nextOffset: null });
    }
  }

  attempts(partition: number): number {
    return this.budgetOf(partition).attempts;
  }

  private async readable(partition: number, stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> {
    try {
      return await this.surroundings.eventStore.readable(stored);
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      await this.passUnreadable(partition, error);
      return [];
    }
  }

  private async passUnreadable(partition: number, record: UnreadableRecord): Promise<void> {
    const poison = unreadablePoison(record);
    const { stream, revision, position, eventType: type } = poison;
    const isOfNoConcern =
      !isFoldedFrom(this.model, stream) || isQuarantined(this.quarantined, { stream, revision, type });
    if (isOfNoConcern) return this.apply({ moves: [this.move(partition, position)], events: [] });
    if (!this.isPatienceOver(partition, record)) throw record;
    await this.quarantine(partition, poison);
  }

  private async fold(partition: number, events: readonly RecordedEvent[], to: Position): Promise<void> {
    if (events.length === 0) return;
    try {
      await this.apply({ moves: [this.move(partition, to)], events });
    } catch (error) {
      if (!this.isPatienceOver(partition, error)) throw error;
      for (const event of events) await this.foldAlone(partition, event);
    }
  }

  private async foldAlone(partition: number, event: RecordedEvent): Promise<void> {
    try {
      await this.apply({ moves: [this.move(partition, event.position)], events: [event] });
    } catch (error) {
      if (blameOf(error) === undefined) throw error;
      await this.quarantine(partition, foldedPoison(event, error));
    }
  }

  private async quarantine(partition: number, poison: Poison): Promise<void> {
    const attempts = this.attempts(partition);
    const writes = [insertQuarantined(this.model.name, poison, attempts)];
    await this.apply({ moves: [this.move(partition, poison.position)], events: [], writes });
    this.surroundings.quarantine(poison, attempts);
  }

  private isPatienceOver(partition: number, error: unknown): boolean {
    const blame = blameOf(error);
    return blame !== undefined && this.budgetOf(partition).isOver(this.at(partition), blame);
  }

  private budgetOf(partition: number): RetryBudget {
    const budget = this.budgets.get(partition) ?? new RetryBudget();
    this.budgets.set(partition, budget);
    return budget;
  }

  private async apply(taken: Taken): Promise<void> {
    const { connection, moved } = this.surroundings;
    const { checkpoint, quarantined } = await this.model.apply({ connection, owner: this.owner }, taken);
    this.quarantined = quarantined;
    for (const { partition, to } of taken.moves) this.positions.set(partition, to);
    moved(checkpoint, taken.events.length);
  }

  private move(partition: number, to: Position, nextOffset: string | null = null) {
    return { partition, from: this.at(partition), to, nextOffset };
  }

  private at(partition: number): Position {
    const position = this.positions.get(partition);
    if (position === undefined) throw new Error(`Partition ${partition} is not held`);
    return position;
  }
}
