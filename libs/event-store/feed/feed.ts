import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import {
  StoreUnavailable,
  UnreadableRecord,
  type ReadAllPage,
  type SubscribeOptions,
  type Subscription,
} from '../event-store';
import { Follower } from './follower';

export interface FeedSource {
  readAll(after: Position, limit: number): Promise<ReadAllPage>;
  head(): Promise<Position>;
}

const pageSize = 500;
const keep = 1_000;
const longestInterval = 5_000;

/** One poller serves all subscriptions of a process; one that is further behind than `recent` reads the log itself. */
export class Feed {
  private readonly followers = new Set<Follower>();
  private recent: RecordedEvent[] = [];
  private since: Position | undefined;
  private tail: Position | undefined;
  private waiting: (() => void)[] = [];
  private polling = false;
  private news = false;
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: FeedSource,
    private readonly interval: number,
  ) {}

  wake(): void {
    this.news = true;
    this.pollWhereAwaited();
  }

  subscribe(options: SubscribeOptions): Subscription {
    const follower = new Follower(options, this);
    this.followers.add(follower);
    void follower.finished.finally(() => {
      this.followers.delete(follower);
      if (this.followers.size === 0) this.forget();
    });
    this.wake();
    return follower;
  }

  async close(): Promise<void> {
    await Promise.all([...this.followers].map((follower) => follower.close()));
    clearTimeout(this.timer);
  }

  async next(after: Position, limit: number): Promise<ReadAllPage> {
    if (this.since === undefined || after < this.since) return this.source.readAll(after, limit);
    const from = this.recent.findLastIndex((event) => event.position <= after) + 1;
    const events = this.recent.slice(from, from + limit);
    return { events, next: events.at(-1)?.position ?? after };
  }

  untilAfter(position: Position): Promise<void> {
    if (this.tail !== undefined && this.tail > position) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.pollWhereAwaited();
    });
  }

  signal(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  private pollWhereAwaited(): void {
    if (this.news && this.waiting.length > 0 && !this.polling) void this.poll();
  }

  private async poll(): Promise<void> {
    clearTimeout(this.timer);
    this.polling = true;
    while (this.news && this.waiting.length > 0) {
      this.news = false;
      await this.look();
    }
    this.polling = false;
    if (this.followers.size === 0) return;
    const pause = Math.min(this.interval * 2 ** this.failures, longestInterval);
    this.timer = setTimeout(() => this.wake(), pause).unref();
  }

  private async look(): Promise<void> {
    try {
      const from = this.tail;
      if (from === undefined) this.restart(await this.source.head());
      else {
        const page = await this.source.readAll(from, pageSize);
        if (from === this.tail) this.take(page);
      }
      this.failures = 0;
    } catch (error) {
      if (error instanceof UnreadableRecord) this.restart(error.position);
      else if (error instanceof StoreUnavailable) this.failures += 1;
      else this.forget();
    }
  }

  private take({ events, next }: ReadAllPage): void {
    if (events.length === 0) return;
    this.recent.push(...events);
    const surplus = this.recent.splice(0, Math.max(0, this.recent.length - keep)).at(-1);
    if (surplus) this.since = surplus.position;
    this.tail = next;
    this.news ||= events.length === pageSize;
    this.signal();
  }

  private restart(position: Position): void {
    this.recent = [];
    this.since = position;
    this.tail = position;
    this.news = true;
    this.signal();
  }

  private forget(): void {
    this.recent = [];
    this.since = undefined;
    this.tail = undefined;
    this.signal();
  }
}
