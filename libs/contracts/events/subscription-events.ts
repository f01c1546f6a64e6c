import { z } from 'zod';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';

const moment = z.iso.datetime();
/** Pence. */
const amount = z.int().min(0);
const currency = z.string();
const ofSubscription = z.object({ slug: slugSchema, subscriptionId: z.string() });
const ofInvoice = ofSubscription.extend({ invoiceId: z.string(), amount, currency });

/** Facts that tax law wants for six years: none is personal. */
export const subscriptionEvents = {
  SubscriptionStarted: event(ofSubscription.extend({ customerId: z.string() }), {
    note: 'A subscription began with the payment provider; it may still wait for its first payment.',
  }),
  PaymentReceived: event(ofInvoice.extend({ paidAt: moment, periodEnd: moment.nullable() }), {
    note: 'An invoice of the subscription was paid.',
  }),
  /** `attempt` counts the tries for one invoice. */
  PaymentFailed: event(
    ofInvoice.extend({
      attempt: z.int().min(0),
      failure: z.string().nullable(),
      nextAttemptAt: moment.nullable(),
    }),
    { note: "An invoice's payment failed; `failure` is the provider's code." },
  ),
  PaymentRefunded: event(ofInvoice, { note: 'Money of an invoice went back; `amount` is what has gone back of it.' }),
  SubscriptionRecovered: event(ofSubscription, { note: 'Nothing is owed any more after a payment had failed.' }),
  SubscriptionCancellationScheduled: event(ofSubscription.extend({ endsAt: moment }), {
    note: 'The subscription ends with the month that is paid.',
  }),
  SubscriptionCancellationWithdrawn: event(ofSubscription, { note: 'The subscription goes on after all.' }),
  /** Nothing that anybody had ends with it. */
  SubscriptionLapsed: event(ofSubscription, { note: 'A subscription was opened, and nobody paid its first month.' }),
  SubscriptionEnded: event(ofSubscription.extend({ endedAt: moment }), { note: 'The subscription is over.' }),
  /** The payment log: what the provider sent, once each. What follows from it is read from the provider itself. */
  PaymentNoticeReceived: event(
    ofSubscription.extend({
      stripeEventId: z.string(),
      eventType: z.string(),
      status: z.string(),
      amount: amount.nullable(),
      currency: currency.nullable(),
      invoiceId: z.string().nullable(),
      errorMessage: z.string().nullable(),
    }),
    { note: 'The payment provider sent word of the subscription.' },
  ),
} as const;
