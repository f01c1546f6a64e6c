import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { EventStore, Subscription } from '@pilotlight/event-store/event-store';

interface Remembering {
  observe(event: RecordedEvent): void;
  forget(): void;
}

/**
 * Keeps remembered states as fresh as the feed: what another process decided (a suspension, a new key, an origin taken
 * away) is known here within a moment.
 */
export class StreamMemory {
  #subscription: Subscription | null = null;
  #closed = false;

  constructor(
    private readonly store: EventStore,
    private readonly streams: readonly Remembering[],
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  async start(): Promise<void> {
    const after = await this.store.head();
    const onBatch = async (events: readonly RecordedEvent[]): Promise<void> => {
      for (const event of events) for (const stream of this.streams) stream.observe(event);
    };
    this.#subscription = this.store.subscribe({ after, batchSize: 500, onBatch });
    void this.#subscription.ended.catch((error: unknown) => this.#again(error));
  }

  async stop(): Promise<void> {
    this.#closed = true;
    await this.#subscription?.close();
  }

  /** An event that this version can't read ends a feed: from its end on again, with nothing remembered from before. */
  #again(error: unknown): void {
    if (this.#closed) return;
    this.onTrouble(error);
    for (const stream of this.streams) stream.forget();
    setTimeout(() => void this.start().catch((failure: unknown) => this.#again(failure)), 1000).unref();
  }
}
