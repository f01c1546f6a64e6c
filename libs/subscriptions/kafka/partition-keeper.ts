import type { Position } from '@pilotlight/contracts/events/event';
import type { PartitionBatch } from '@pilotlight/event-store/kafka/group-member';
import { backOff } from '../back-off';
import { blameOf } from '../quarantine/poison';
import type { PartitionBuffer } from './partition-buffer';
import { logRangeFrom } from './log-range';

interface Waiting {
  readonly batch: PartitionBatch;
  readonly resolve: (rest: number) => void;
  readonly reject: (reason: unknown) => void;
}

export type TriedAgain = (partition: number, blame: string, error: unknown) => void;

/** Does one thing at a time; what several partitions bring meanwhile goes into the next transaction together. */
export class PartitionKeeper {
  private before: ReadonlyMap<number, Position> = new Map();
  private waiting: Waiting[] = [];
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly buffer: PartitionBuffer,
    private readonly triedAgain: TriedAgain,
  ) {}

  takeOver(partitions: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
    return this.inTurn(async () => {
      const held = await this.buffer.takeOver(partitions);
      return new Map(held.map(({ partition, nextOffset }) => [partition, nextOffset]));
    });
  }

  /** Resolves with 0 once taken in, or with the milliseconds until a retry. Rejects when the partitions are lost. */
  take(batch: PartitionBatch): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ batch, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => void this.inTurn(() => this.takeWaiting()));
    });
  }

  /** For partitions behind what was published that haven't moved since the last call: their topic has lost something. */
  mend(published: Position): Promise<void> {
    return this.inTurn(async () => {
      for (const [partition, position] of this.buffer.positions)
        if (position < published && this.before.get(partition) === position)
          await this.restAfter(partition, () => this.buffer.fill(partition, published));
      this.before = new Map(this.buffer.positions);
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
    try {
      const isTaken = await this.takeTogether(waiting.map(({ batch }) => batch));
      for (const { batch, resolve } of waiting)
        resolve(isTaken ? 0 : await this.restAfter(batch.partition, () => this.takeAlone(batch)));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  private async takeTogether(batches: readonly PartitionBatch[]): Promise<boolean> {
    const shares = batches.flatMap(({ partition, messages, nextOffset }) => {
      const from = this.buffer.positions.get(partition);
      if (from === undefined) return [];
      const { events: stored, to, missing } = logRangeFrom(from, messages);
      return { partition, stored, to, nextOffset, missing };
    });
    if (shares.some(({ missing }) => missing !== null)) return false;
    if (shares.length === 0) return true;
    try {
      await this.buffer.takeTogether(shares);
      return true;
    } catch (error) {
      if (blameOf(error) === undefined) throw error;
      return false;
    }
  }

  private async takeAlone({ partition, messages, nextOffset }: PartitionBatch): Promise<void> {
    for (;;) {
      const from = this.buffer.positions.get(partition);
      if (from === undefined) return;
      const { events: stored, to, missing } = logRangeFrom(from, messages);
      if (missing === null) return this.buffer.take({ partition, stored, to, nextOffset });
      await this.buffer.fill(partition, missing);
    }
  }

  private async restAfter(partition: number, step: () => Promise<void>): Promise<number> {
    try {
      await step();
      return 0;
    } catch (error) {
      const blame = blameOf(error);
      if (blame === undefined) throw error;
      this.triedAgain(partition, blame, error);
      return Math.ceil(backOff(this.buffer.attempts(partition)));
    }
  }
}
