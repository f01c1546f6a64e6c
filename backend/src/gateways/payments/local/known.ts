import type { KnownInvoice, KnownPayment, KnownSubscription, SubscriptionStanding } from '../payments';
import type { Account, LedgerInvoice, LedgerSubscription } from './account';
import { invoicesOf, subscriptionIn } from './account';
import { periodEnd } from './months';

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

const standings: Readonly<Record<LedgerSubscription['status'], SubscriptionStanding>> = {
  incomplete: 'incomplete',
  active: 'active',
  past_due: 'failed',
  canceled: 'cancelled',
  incomplete_expired: 'cancelled',
};

const knownInvoice = (invoice: LedgerInvoice): KnownInvoice => ({
  invoiceId: invoice.id,
  standing: invoice.standing,
  currency: 'gbp',
  amountDue: invoice.amount,
  amountPaid: invoice.standing === 'paid' ? invoice.amount : 0,
  amountRefunded: invoice.refunded,
  createdAt: iso(invoice.createdAt),
  paidAt: isoOrNull(invoice.paidAt),
  attempts: invoice.attempts,
  nextAttemptAt: isoOrNull(invoice.nextAttemptAt),
  failure: invoice.failure,
  hostedUrl: null,
  pdfUrl: null,
});

const mostInvoices = 100;

export const knownSubscription = (account: Account, id: string): KnownSubscription => {
  const subscription = subscriptionIn(account, id);
  return {
    subscriptionId: id,
    customerId: account.id,
    standing: standings[subscription.status],
    currentPeriodEnd: iso(periodEnd(subscription)),
    cancelsAtPeriodEnd: subscription.cancelsAtPeriodEnd,
    endedAt: isoOrNull(subscription.endedAt),
    slug: subscription.metadata['slug'] ?? null,
    registrationId: subscription.metadata['registrationId'] ?? null,
    invoices: invoicesOf(account, id).slice(-mostInvoices).map(knownInvoice),
  };
};

export const knownPayment = (account: Account, invoice: LedgerInvoice): KnownPayment => {
  const { metadata } = subscriptionIn(account, invoice.subscriptionId);
  const isRefunded = invoice.refunded === invoice.amount;
  const settled = isRefunded ? 'refunded' : 'succeeded';
  return {
    paymentIntentId: invoice.paymentIntentId,
    standing: invoice.standing === 'paid' ? settled : 'unpaid',
    amount: invoice.amount,
    currency: 'gbp',
    email: account.email,
    customerId: account.id,
    subscriptionId: invoice.subscriptionId,
    registrationId: metadata['registrationId'] ?? null,
  };
};
