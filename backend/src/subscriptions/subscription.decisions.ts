import type { SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { KnownInvoice, KnownSubscription, PaymentNotice } from '../gateways/payments/payments';
import { invoiceOf, type SubscriptionState } from './subscription.state';

/** One that was opened; the same again is no news. */
export const startSubscription = (
  state: SubscriptionState,
  started: { readonly slug: string; readonly subscriptionId: string; readonly customerId: string },
): SubscriptionEvent[] =>
  state.status === 'known' && state.subscriptionId === started.subscriptionId
    ? []
    : [{ type: 'SubscriptionStarted', data: { ...started } }];

export interface Followed {
  readonly slug: string;
  /** As the provider knows it now. */
  readonly subscription: KnownSubscription;
  /** What it was read for, if for a word of the provider. */
  readonly notice: PaymentNotice | null;
  /** ISO 8601 UTC, for an end that the provider doesn't date. */
  readonly at: string;
}

/** What has to be written until the log says what the provider says: order and repetition of its words change nothing. */
export const followSubscription = (state: SubscriptionState, followed: Followed): SubscriptionEvent[] => {
  const { slug, subscription, notice } = followed;
  const { subscriptionId, customerId } = subscription;
  const isCurrent = state.status === 'none' || state.subscriptionId === subscriptionId;
  return [
    ...(state.status === 'none' ? startSubscription(state, { slug, subscriptionId, customerId }) : []),
    ...(notice ? noted(state, slug, notice, subscriptionId) : []),
    ...subscription.invoices.flatMap((invoice) => moneyOf(state, followed, invoice)),
    ...(isCurrent ? standingOf(state, followed) : []),
  ];
};

const noted = (
  state: SubscriptionState,
  slug: string,
  notice: PaymentNotice,
  subscriptionId: string,
): SubscriptionEvent[] => {
  const { noticeId, type, status, amount, currency, invoiceId, errorMessage } = notice;
  if (state.status === 'known' && state.noticeIds.includes(noticeId)) return [];
  const told = { stripeEventId: noticeId, eventType: type, status, amount, currency, invoiceId, errorMessage };
  return [{ type: 'PaymentNoticeReceived', data: { slug, subscriptionId, ...told } }];
};

const moneyOf = (state: SubscriptionState, { slug, subscription }: Followed, invoice: KnownInvoice) => {
  const { invoiceId, currency, amountPaid, amountRefunded, standing, paidAt } = invoice;
  const { subscriptionId, currentPeriodEnd } = subscription;
  const known = invoiceOf(state, invoiceId);
  const named = { slug, subscriptionId, invoiceId, currency };
  const events: SubscriptionEvent[] = [];
  if (standing === 'paid' && paidAt !== null && !known.isPaid)
    events.push({
      type: 'PaymentReceived',
      data: { ...named, amount: amountPaid, paidAt, periodEnd: currentPeriodEnd },
    });
  if (amountRefunded > known.refunded)
    events.push({ type: 'PaymentRefunded', data: { ...named, amount: amountRefunded } });
  return events;
};

/** A first payment that is declined is no failure yet: nobody has what isn't paid for. */
const failureOf = (state: SubscriptionState, { slug, subscription }: Followed): SubscriptionEvent[] => {
  const { subscriptionId, invoices } = subscription;
  const invoice = invoices.findLast(({ standing }) => standing === 'open' || standing === 'uncollectible');
  if (!invoice) return [];
  const { invoiceId, currency, attempts, failure, nextAttemptAt, amountDue } = invoice;
  const isKnown = state.status === 'known' && state.standing === 'failed';
  if (isKnown && attempts <= invoiceOf(state, invoiceId).attempts) return [];
  const named = { slug, subscriptionId, invoiceId, currency, amount: amountDue };
  const failed = { attempt: attempts, failure: failure?.code ?? null, nextAttemptAt };
  return [{ type: 'PaymentFailed', data: { ...named, ...failed } }];
};

/** By what the log knows, or by what is about to be written. */
const wasPaid = (state: SubscriptionState, { invoices }: KnownSubscription): boolean =>
  (state.status === 'known' && state.wasPaid) || invoices.some(({ standing }) => standing === 'paid');

const standingOf = (state: SubscriptionState, followed: Followed): SubscriptionEvent[] => {
  const { slug, subscription, at } = followed;
  const { subscriptionId, standing, cancelsAtPeriodEnd, currentPeriodEnd } = subscription;
  const before = state.status === 'known' ? state : { standing: 'incomplete', endsAt: null };
  if (before.standing === 'cancelled') return [];
  if (standing === 'cancelled' && !wasPaid(state, subscription))
    return [{ type: 'SubscriptionLapsed', data: { slug, subscriptionId } }];
  if (standing === 'cancelled')
    return [{ type: 'SubscriptionEnded', data: { slug, subscriptionId, endedAt: subscription.endedAt ?? at } }];
  const endsAt = cancelsAtPeriodEnd ? currentPeriodEnd : null;
  return [
    ...(standing === 'failed' ? failureOf(state, followed) : []),
    ...(standing === 'active' && before.standing === 'failed'
      ? [{ type: 'SubscriptionRecovered' as const, data: { slug, subscriptionId } }]
      : []),
    ...(endsAt !== null && endsAt !== before.endsAt
      ? [{ type: 'SubscriptionCancellationScheduled' as const, data: { slug, subscriptionId, endsAt } }]
      : []),
    ...(endsAt === null && before.endsAt !== null
      ? [{ type: 'SubscriptionCancellationWithdrawn' as const, data: { slug, subscriptionId } }]
      : []),
  ];
};
