import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@pilotlight/contracts/events/event';
import { StoreUnavailable, type ReadAllPage, type SubscribeOptions, type Subscription } from '../event-store';

export interface Followed {
  next(after: Position, limit: number): Promise<ReadAllPage>;
  untilAfter(position: Position): Promise<void>;
  signal(): void;
}

const firstPause = 100;
const longestPause = 5_000;

export class Follower implements Subscription {
  readonly ended: Promise<void>;
  readonly finished: Promise<void>;
  private readonly closing = new AbortController();

  constructor(
    private readonly options: SubscribeOptions,
    private readonly log: Followed,
  ) {
    this.ended = this.run();
    this.finished = this.ended.catch(() => {});
  }

  close(): Promise<void> {
    this.closing.abort();
    this.log.signal();
    return this.finished;
  }

  private async run(): Promise<void> {
    let position = this.options.after;
    while (!this.closing.signal.aborted) {
      const { events, next } = await this.read(position);
      if (this.closing.signal.aborted) return;
      if (events.length > 0) await this.options.onBatch(events, next);
      else await this.log.untilAfter(position);
      position = next;
    }
  }

  private async read(position: Position): Promise<ReadAllPage> {
    for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
      try {
        return await this.log.next(position, this.options.batchSize);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await pause(wait, undefined, { signal: this.closing.signal }).catch(() => {});
        if (this.closing.signal.aborted) return { events: [], next: position };
      }
    }
  }
}
