import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, Subscription } from '@pilotlight/event-store/event-store';

interface Remembering {
  onEvent(event: RecordedEvent): void;
  clear(): void;
}

/** This process knows its own decisions already, so the log isn't read for each message. */
const rest = 50;

/** What another process decided (a suspension, a new key, a removed origin) is known here within a moment. */
export class AggregateCacheInvalidator {
  #subscription: Subscription | null = null;
  #closed = false;
  readonly #caches: Remembering[] = [];
  readonly #afterCaches: Remembering[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  follow(cache: Remembering): void {
    this.#caches.push(cache);
  }

  /** Called once the caches know the event. */
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
    // What was cached before the feed started may have missed something.
    for (const follower of this.#followers) follower.clear();
    void this.#follow(subscription);
  }

  async stop(): Promise<void> {
    this.#closed = true;
    await this.#subscription?.close();
  }

  /** An unreadable event ends the feed: on from its end, with empty caches. */
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
