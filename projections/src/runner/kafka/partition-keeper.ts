import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { PartitionBatch } from '@pilotlight/event-store/kafka/group-member';
import type { Client } from 'pg';
import type { ReadModel } from '../../read-model';
import { backOff } from '../back-off';
import { UnfoldableEvent } from '../fold-batch';
import { applyToPartitions } from './apply-to-partitions';
import { foldFromLog } from './fold-from-log';
import { type PartitionMove, takeOverPartitions } from './partition-rows';
import { stretchFrom } from './stretch';

interface Waiting {
  readonly batch: PartitionBatch;
  readonly resolve: (rest: number) => void;
  readonly reject: (reason: unknown) => void;
}

export interface KeeperSurroundings {
  readonly connection: Client;
  readonly eventStore: EventStore;
  /** Of the topic, all of them. */
  readonly partitions: number;
  /** Called once a transaction is over, with where the read model's checkpoint stands now. */
  readonly moved: (checkpoint: Position) => void;
  /** An event that can't be taken in: its partition waits, the others go on. */
  readonly poisoned: (partition: number, failures: number, error: UnfoldableEvent | UnreadableRecord) => void;
}

const isPoison = (error: unknown): error is UnfoldableEvent | UnreadableRecord =>
  error instanceof UnfoldableEvent || error instanceof UnreadableRecord;

/**
 * The partitions that one process keeps of a read model. What comes from several partitions while a transaction is under way goes
 * into the next one together.
 */
export class PartitionKeeper {
  private owner: string = randomUUID();
  private readonly positions = new Map<number, Position>();
  private readonly failures = new Map<number, number>();
  /** Where the partitions stood when their standing still was last looked at. */
  private before: ReadonlyMap<number, Position> = new Map();
  private waiting: Waiting[] = [];
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly model: ReadModel,
    private readonly surroundings: KeeperSurroundings,
  ) {}

  /** Becomes the owner of these partitions and of no others. Resolves with the offsets to read on from. */
  takeOver(partitions: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
    return this.inTurn(async () => {
      this.owner = randomUUID();
      this.positions.clear();
      const held = await takeOverPartitions(this.surroundings.connection, this.model, this.owner, partitions);
      for (const { partition, position } of held) this.positions.set(partition, position);
      return new Map(held.map(({ partition, nextOffset }) => [partition, nextOffset]));
    });
  }

  /** Resolves with 0 once a batch is taken in, or with the milliseconds after which to try it again. Rejects when the partitions are lost. */
  take(batch: PartitionBatch): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ batch, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => void this.inTurn(() => this.takeWaiting()));
    });
  }

  /**
   * Brings partitions up from the log that stand behind what was published and have not moved since the last time: their topic has lost
   * what it should have brought. Rejects when the partitions are lost.
   */
  mend(published: Position): Promise<void> {
    return this.inTurn(async () => {
      for (const [partition, position] of this.positions)
        if (position < published && this.before.get(partition) === position)
          await this.fill(partition, position, published).catch((error: unknown) => {
            if (!isPoison(error)) throw error;
          });
      this.before = new Map(this.positions);
    });
  }

  private inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(step);
    this.turn = result.catch(() => undefined);
    return result;
  }

  private async takeWaiting(): Promise<void> {
    const { waiting } = this;
    this.waiting = [];
    await this.settle(waiting);
  }

  private async settle(waiting: readonly Waiting[]): Promise<void> {
    try {
      const cut = await this.takeTogether(waiting.map(({ batch }) => batch));
      for (const { batch, resolve } of waiting) resolve(cut.has(batch.partition) ? 1 : 0);
    } catch (error) {
      if (!isPoison(error)) for (const { reject } of waiting) reject(error);
      else if (waiting.length > 1) for (const each of waiting) await this.settle([each]);
      else for (const { batch, resolve } of waiting) resolve(this.rest(batch.partition, error));
    }
  }

  private rest(partition: number, error: UnfoldableEvent | UnreadableRecord): number {
    const failures = (this.failures.get(partition) ?? 0) + 1;
    this.failures.set(partition, failures);
    this.surroundings.poisoned(partition, failures, error);
    return Math.ceil(backOff(failures));
  }

  /** Resolves with the partitions that could be taken in only up to an event that can't be read. */
  private async takeTogether(batches: readonly PartitionBatch[]): Promise<ReadonlySet<number>> {
    const { connection, eventStore, moved } = this.surroundings;
    const moves: PartitionMove[] = [];
    const events: RecordedEvent[] = [];
    const cut = new Set<number>();
    for (const { partition, messages, nextOffset } of batches) {
      const from = await this.reachedWithoutGap(partition, messages);
      if (from === undefined) continue;
      const { events: stored, to } = stretchFrom(from, messages);
      const readable = await eventStore.readable(stored);
      events.push(...readable);
      if (readable.length === stored.length) moves.push({ partition, from, to, nextOffset });
      else {
        cut.add(partition);
        moves.push({ partition, from, to: readable.at(-1)?.position ?? from, nextOffset: null });
      }
    }
    if (moves.length === 0) return cut;
    const { model, owner } = this;
    const checkpoint = await applyToPartitions({ connection, model, owner }, moves, events);
    for (const { partition, to } of moves) this.reached(partition, to);
    moved(checkpoint);
    return cut;
  }

  /** Where a partition stands once the log has given what its messages lack; undefined where it is somebody else's. */
  private async reachedWithoutGap(
    partition: number,
    messages: PartitionBatch['messages'],
  ): Promise<Position | undefined> {
    for (;;) {
      const from = this.positions.get(partition);
      if (from === undefined) return undefined;
      const { missing } = stretchFrom(from, messages);
      if (missing === null) return from;
      await this.fill(partition, from, missing);
    }
  }

  private fill(partition: number, from: Position, to: Position): Promise<void> {
    const { connection, eventStore, partitions, moved } = this.surroundings;
    const { model, owner } = this;
    const missing = { partition, partitions, from, to };
    return foldFromLog({ connection, model, owner }, eventStore, missing, (position, checkpoint) => {
      this.reached(partition, position);
      moved(checkpoint);
    });
  }

  private reached(partition: number, position: Position): void {
    this.positions.set(partition, position);
    this.failures.delete(partition);
  }
}
