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

const chargeOf = (intent: Stripe.PaymentIntent | undefined): Stripe.Charge | null =>
  typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;

/** A decline for no special reason goes by its plainer name. */
const failureOf = ({ code, decline_code: why, message }: Stripe.PaymentIntent.LastPaymentError) => ({
  code: (why === 'generic_decline' ? code : (why ?? code)) ?? 'unknown',
  message: message ?? '',
});

/** Its payments are included, and their intents given with their charges: only these know of refusals and refunds. */
const knownInvoice = (invoice: Stripe.Invoice, intents: ReadonlyMap<string, Stripe.PaymentIntent>): KnownInvoice => {
  const payment = invoice.payments?.data.findLast((each) => each.payment.type === 'payment_intent')?.payment;
  const intent = intents.get(idOf(payment?.payment_intent) ?? '');
  const failure = intent?.last_payment_error ?? null;
  return {
    invoiceId: invoice.id ?? '',
    standing: invoiceStanding(invoice.status),
    currency: invoice.currency,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: chargeOf(intent)?.amount_refunded ?? 0,
    createdAt: iso(invoice.created),
    paidAt: isoOrNull(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
    nextAttemptAt: isoOrNull(invoice.next_payment_attempt),
    failure: failure && failureOf(failure),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
};

export const knownSubscription = (
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  intents: readonly Stripe.PaymentIntent[],
): KnownSubscription => ({
  subscriptionId: subscription.id,
  customerId: idOf(subscription.customer) ?? '',
  standing: standingOf(subscription.status),
  currentPeriodEnd: isoOrNull(subscription.items.data[0]?.current_period_end),
  cancelsAtPeriodEnd: subscription.cancel_at_period_end,
  endedAt: isoOrNull(subscription.ended_at),
  slug: subscription.metadata['slug'] ?? null,
  registrationId: subscription.metadata['registrationId'] ?? null,
  invoices: invoices
    // For an hour it may change still, and nobody is asked for it.
    .filter(({ status }) => status !== 'draft')
    .map((invoice) => knownInvoice(invoice, new Map(intents.map((intent) => [intent.id, intent]))))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
});
