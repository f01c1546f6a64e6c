import type Stripe from 'stripe';
import type { KnownInvoice, KnownSubscription, SubscriptionStanding } from '../payments';

const iso = (seconds: number): string => new Date(seconds * 1_000).toISOString();
const isoOrNull = (seconds: number | null | undefined): string | null => (seconds == null ? null : iso(seconds));

/** Stripe's enums are open: what is new to us is unknown. */
export const standingOf = (status: string): SubscriptionStanding => {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
      return 'failed';
    case 'canceled':
    case 'incomplete_expired':
      return 'cancelled';
    case 'incomplete':
      return 'incomplete';
    default:
      return 'unknown';
  }
};

const invoiceStanding = (status: string | null): KnownInvoice['standing'] => {
  return status === 'paid' || status === 'void' || status === 'uncollectible' ? status : 'open';
};

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const intentOf = ({ payments }: Stripe.Invoice): Stripe.PaymentIntent | null => {
  const intent = payments?.data.findLast(({ payment }) => payment.type === 'payment_intent')?.payment.payment_intent;
  return typeof intent === 'object' ? intent : null;
};

/** With its payments expanded down to the charge: only they know of refusals and refunds. */
export const knownInvoice = (invoice: Stripe.Invoice): KnownInvoice => {
  const intent = intentOf(invoice);
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const failure = intent?.last_payment_error ?? null;
  return {
    invoiceId: invoice.id ?? '',
    standing: invoiceStanding(invoice.status),
    currency: invoice.currency,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: charge?.amount_refunded ?? 0,
    createdAt: iso(invoice.created),
    paidAt: isoOrNull(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
    nextAttemptAt: isoOrNull(invoice.next_payment_attempt),
    failure: failure && { code: failure.decline_code ?? failure.code ?? 'unknown', message: failure.message ?? '' },
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
};

export const knownSubscription = (
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): KnownSubscription => ({
  subscriptionId: subscription.id,
  customerId: idOf(subscription.customer) ?? '',
  standing: standingOf(subscription.status),
  currentPeriodEnd: isoOrNull(subscription.items.data[0]?.current_period_end),
  cancelsAtPeriodEnd: subscription.cancel_at_period_end,
  endedAt: isoOrNull(subscription.ended_at),
  slug: subscription.metadata['slug'] ?? null,
  registrationId: subscription.metadata['registrationId'] ?? null,
  invoices: invoices.map(knownInvoice).toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
});
