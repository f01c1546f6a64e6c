import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, Subscription } from '@pilotlight/event-store/event-store';

interface Remembering {
  onEvent(event: RecordedEvent): void;
  clear(): void;
}

/** Milliseconds between two readings: what this process decided itself it knows already, and the log is not read for each of its messages. */
const rest = 50;

/**
 * Keeps remembered states as fresh as the feed: what another process decided (a suspension, a new key, an origin taken
 * away) is known here within a moment.
 */
export class AggregateCacheInvalidator {
  #subscription: Subscription | null = null;
  #closed = false;
  readonly #caches: Remembering[] = [];
  readonly #afterCaches: Remembering[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** A cache of states that the log is to keep fresh. */
  follow(cache: Remembering): void {
    this.#caches.push(cache);
  }

  /** Somebody who reads from those caches hears of each event once they know it. */
  followAfterCaches(listener: Remembering): void {
    this.#afterCaches.push(listener);
  }

  get #followers(): readonly Remembering[] {
    return [...this.#caches, ...this.#afterCaches];
  }

  async start(): Promise<void> {
    const after = await this.store.head();
    const onBatch = async (events: readonly RecordedEvent[]): Promise<void> => {
      for (const event of events) for (const follower of this.#followers) follower.onEvent(event);
      await pause(rest, undefined, { ref: false });
    };
    const subscription = this.store.subscribe({ after, batchSize: 500, onBatch });
    this.#subscription = subscription;
    // What was remembered before the feed stood may have missed something.
    for (const follower of this.#followers) follower.clear();
    void this.#follow(subscription);
  }

  async stop(): Promise<void> {
    this.#closed = true;
    await this.#subscription?.close();
  }

  /** An event that this version can't read ends a feed: on from its end, with nothing remembered from before. */
  async #follow(subscription: Subscription): Promise<void> {
    try {
      await subscription.ended;
    } catch (error) {
      this.onTrouble(error);
      await this.#again();
    }
  }

  async #again(): Promise<void> {
    while (!this.#closed) {
      await pause(1000, undefined, { ref: false });
      try {
        if (!this.#closed) await this.start();
        return;
      } catch (error) {
        this.onTrouble(error);
      }
    }
  }
}
