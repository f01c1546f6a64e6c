import { Injectable } from '@nestjs/common';
import { subscriptionStream } from '../write-side/stream-names';
import { SubscriptionStream } from './subscription.stream';

export interface SubscriptionSummary {
  readonly subscriptionId: string;
  /** Those before it, oldest first. */
  readonly formerIds: readonly string[];
  readonly customerId: string;
  /** When it was opened, ISO 8601 UTC. */
  readonly startedAt: string;
  readonly standing: 'incomplete' | 'active' | 'failed' | 'cancelled';
  /** Whether anything was ever paid for it. */
  readonly wasPaid: boolean;
  /** Whether anything was ever paid for this one, or for one before it. */
  readonly everPaid: boolean;
}

/** An installer's newest subscription as the log tells it. */
@Injectable()
export class Subscriptions {
  constructor(private readonly subscriptions: SubscriptionStream) {}

  async of(slug: string): Promise<SubscriptionSummary | null> {
    const { state } = await this.subscriptions.load(subscriptionStream(slug));
    if (state.status === 'none') return null;
    const everPaid = state.wasPaid || [...state.invoices.values()].some(({ isPaid }) => isPaid);
    return { ...state, everPaid };
  }
}
