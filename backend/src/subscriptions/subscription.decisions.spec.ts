import type { SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import * as fc from 'fast-check';
import type { KnownInvoice, KnownSubscription, PaymentNotice } from '../gateways/payments/payments';
import { stateAfter } from '../testing/past';
import { followSubscription, startSubscription } from './subscription.decisions';
import { subscriptionAggregate } from './subscription.stream';

const slug = 'leeds-heating';
const [subscriptionId, customerId] = ['sub_1', 'cus_1'];
const at = '2026-11-20T09:00:00.000Z';
const periodEnd = '2026-12-20T09:00:00.000Z';
const named = { slug, subscriptionId } as const;

const invoice = (change: Partial<KnownInvoice> = {}): KnownInvoice => ({
  invoiceId: 'in_1',
  standing: 'paid',
  currency: 'gbp',
  amountDue: 2400,
  amountPaid: 2400,
  amountRefunded: 0,
  createdAt: at,
  paidAt: at,
  attempts: 1,
  nextAttemptAt: null,
  failure: null,
  hostedUrl: null,
  pdfUrl: null,
  ...change,
});
const declined = (attempts: number): KnownInvoice =>
  invoice({
    invoiceId: 'in_2',
    standing: 'open',
    amountPaid: 0,
    paidAt: null,
    attempts,
    nextAttemptAt: periodEnd,
    failure: { code: 'card_declined', message: 'Your card was declined.' },
  });
const subscription = (change: Partial<KnownSubscription> = {}): KnownSubscription => ({
  subscriptionId,
  customerId,
  standing: 'active',
  currentPeriodEnd: periodEnd,
  cancelsAtPeriodEnd: false,
  endedAt: null,
  slug,
  registrationId: null,
  invoices: [invoice()],
  ...change,
});
const notice = (noticeId: string, type = 'invoice.paid'): PaymentNotice => ({
  noticeId,
  type,
  createdAt: at,
  subscriptionId,
  invoiceId: 'in_1',
  paymentIntentId: null,
  status: 'paid',
  amount: 2400,
  currency: 'gbp',
  errorMessage: null,
});

const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { ...named, customerId } };
const ofInvoice = { ...named, invoiceId: 'in_1', amount: 2400, currency: 'gbp' } as const;
const received: SubscriptionEvent = { type: 'PaymentReceived', data: { ...ofInvoice, paidAt: at, periodEnd } };
const failed = (attempt: number): SubscriptionEvent => ({
  type: 'PaymentFailed',
  data: { ...ofInvoice, invoiceId: 'in_2', attempt, failure: 'card_declined', nextAttemptAt: periodEnd },
});
const recovered: SubscriptionEvent = { type: 'SubscriptionRecovered', data: named };
const given = (...past: SubscriptionEvent[]) => stateAfter(subscriptionAggregate, past);
const follow = (
  past: SubscriptionEvent[],
  change: Partial<KnownSubscription> = {},
  heard: PaymentNotice | null = null,
) => followSubscription(given(...past), { slug, subscription: subscription(change), notice: heard, at });

describe('what the provider says of a subscription', () => {
  it('begins it where the log knows none, with what was paid for it', () => {
    expect(follow([])).toEqual([started, received]);
    expect(follow([started])).toEqual([received]);
    expect(follow([started, received])).toEqual([]);
  });

  it('is no failure while the first payment is only tried', () => {
    expect(follow([started], { standing: 'incomplete', invoices: [declined(1)] })).toEqual([]);
  });

  it('lapses where nobody paid, and ends nothing', () => {
    const lapsed: SubscriptionEvent = { type: 'SubscriptionLapsed', data: named };
    expect(follow([started], { standing: 'cancelled', invoices: [] })).toEqual([lapsed]);
    expect(follow([started, lapsed], { standing: 'cancelled', invoices: [] })).toEqual([]);
    expect(given(started, lapsed)).toMatchObject({ standing: 'cancelled', wasPaid: false });
  });

  it('is a failure with each try of a later one, and over once it is paid', () => {
    const past = [started, received];
    const owing = { standing: 'failed', invoices: [invoice(), declined(1)] } as const;
    expect(follow(past, owing)).toEqual([failed(1)]);
    expect(follow([...past, failed(1)], owing)).toEqual([]);
    expect(follow([...past, failed(1)], { ...owing, invoices: [invoice(), declined(2)] })).toEqual([failed(2)]);
    const paid = { invoices: [invoice(), invoice({ invoiceId: 'in_2' })] };
    const second: SubscriptionEvent = {
      type: 'PaymentReceived',
      data: { ...ofInvoice, invoiceId: 'in_2', paidAt: at, periodEnd },
    };
    expect(follow([...past, failed(1)], paid)).toEqual([second, recovered]);
    // Forgiven by hand, or paid later than it recovered: never twice.
    expect(follow([...past, failed(1), second, recovered], paid)).toEqual([]);
    expect(follow([...past, failed(1)])).toEqual([recovered]);
  });

  it('is written of a refund, by what has gone back in all', () => {
    const refunded: SubscriptionEvent = { type: 'PaymentRefunded', data: ofInvoice };
    expect(follow([started, received], { invoices: [invoice({ amountRefunded: 2400 })] })).toEqual([refunded]);
    expect(follow([started, received, refunded], { invoices: [invoice({ amountRefunded: 2400 })] })).toEqual([]);
  });

  it('schedules a cancellation, withdraws it and ends', () => {
    const past = [started, received];
    const scheduled: SubscriptionEvent = {
      type: 'SubscriptionCancellationScheduled',
      data: { ...named, endsAt: periodEnd },
    };
    expect(follow(past, { cancelsAtPeriodEnd: true })).toEqual([scheduled]);
    expect(follow([...past, scheduled], { cancelsAtPeriodEnd: true })).toEqual([]);
    expect(follow([...past, scheduled])).toEqual([{ type: 'SubscriptionCancellationWithdrawn', data: named }]);
    const ended: SubscriptionEvent = { type: 'SubscriptionEnded', data: { ...named, endedAt: periodEnd } };
    const over = { standing: 'cancelled', endedAt: periodEnd } as const;
    expect(follow([...past, scheduled], over)).toEqual([ended]);
    expect(follow([...past, ended], over)).toEqual([]);
    // An old word of it wakes nothing up.
    expect(follow([...past, ended])).toEqual([]);
  });

  it('of a former subscription counts for its money only', () => {
    const next: SubscriptionEvent = {
      type: 'SubscriptionStarted',
      data: { slug, subscriptionId: 'sub_2', customerId },
    };
    const over = { standing: 'cancelled', endedAt: periodEnd, invoices: [invoice({ amountRefunded: 2400 })] } as const;
    expect(follow([started, received, next], over)).toEqual([{ type: 'PaymentRefunded', data: ofInvoice }]);
  });

  it('stands in the payment log once, whatever it is followed by', () => {
    const heard = follow([started, received], {}, notice('evt_1'));
    expect(heard).toMatchObject([{ type: 'PaymentNoticeReceived', data: { stripeEventId: 'evt_1', amount: 2400 } }]);
    expect(follow([started, received, ...heard], {}, notice('evt_1'))).toEqual([]);
  });
});

it('comes to the same whatever order its words come in, and however often', () => {
  const types = ['customer.subscription.created', 'customer.subscription.updated', 'invoice.paid', 'charge.succeeded'];
  const words = [...types, 'payment_intent.succeeded'].map((type, index) => notice(`evt_${index}`, type));
  fc.assert(
    fc.property(fc.shuffledSubarray([...words, ...words], { minLength: 10, maxLength: 10 }), (heard) => {
      const past: SubscriptionEvent[] = [];
      for (const each of heard) past.push(...follow(past, {}, each));
      expect(past.filter(({ type }) => type !== 'PaymentNoticeReceived')).toEqual([started, received]);
      expect(past).toHaveLength(2 + words.length);
    }),
  );
});

it('is opened once, and anew where it is another', () => {
  expect(startSubscription(given(), { ...named, customerId })).toEqual([started]);
  expect(startSubscription(given(started), { ...named, customerId })).toEqual([]);
});
