import type Stripe from 'stripe';
import { noticeOfEvent } from '../notice-of-event';
import { subscriptionOf } from './stripe-payment';

const types = [
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
];

/** Whatever changed since, by Stripe's own events, which it keeps for 30 days. */
export const changedSubscriptions = async (stripe: Stripe, since: Date): Promise<ReadonlySet<string>> => {
  const changed = new Set<string>();
  const payments = new Set<string>();
  const asked = { created: { gte: Math.floor(since.getTime() / 1_000) }, types, limit: 100 };
  for await (const event of stripe.events.list(asked)) {
    const { subscriptionId, paymentIntentId } = noticeOfEvent(Buffer.from(JSON.stringify(event)));
    if (subscriptionId !== null) changed.add(subscriptionId);
    else if (paymentIntentId !== null) payments.add(paymentIntentId);
  }
  for (const payment of payments) {
    const subscriptionId = await subscriptionOf(stripe, payment);
    if (subscriptionId !== null) changed.add(subscriptionId);
  }
  return changed;
};
