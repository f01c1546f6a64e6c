import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, type Subscription, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { pauseUnless } from '../back-off';

const lookAnyway = 1_000;

export class WakeSignal {
  private subscription: Subscription;
  private closed = false;
  private wakeUp = new AbortController();

  constructor(
    private readonly eventStore: EventStore,
    after: Position,
  ) {
    this.subscription = this.follow(after);
  }

  /** Resolves when the log has grown since the last call, when `over`, or after a second. */
  async raised(over: AbortSignal): Promise<void> {
    await pauseUnless(AbortSignal.any([over, this.wakeUp.signal]), lookAnyway);
    if (this.wakeUp.signal.aborted) this.wakeUp = new AbortController();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.subscription.close();
  }

  private follow(after: Position): Subscription {
    const onBatch = async (): Promise<void> => this.wakeUp.abort();
    const subscription = this.eventStore.subscribe({ after, batchSize: 1_000, onBatch });
    subscription.ended.catch((error: unknown) => {
      this.wakeUp.abort();
      if (error instanceof UnreadableRecord && !this.closed) this.subscription = this.follow(error.position);
    });
    return subscription;
  }
}
