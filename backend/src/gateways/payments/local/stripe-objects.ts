import type { Account, Happening, LedgerInvoice, LedgerSubscription } from './account';
import { invoiceIn, subscriptionIn } from './account';
import type { LedgerIds } from './ledger-ids';
import { periodEnd, periodStart } from './months';

const seconds = (at: number): number => Math.floor(at / 1_000);
const orNull = (at: number | null): number | null => (at === null ? null : seconds(at));

export const customerObject = ({ id, email, name, createdAt, metadata }: Account) => ({
  id,
  object: 'customer',
  created: seconds(createdAt),
  email,
  name,
  metadata,
  livemode: false,
});

export const subscriptionObject = (account: Account, subscription: LedgerSubscription, ids: LedgerIds) => {
  const last = account.invoices.findLast((each) => each.subscriptionId === subscription.id);
  return {
    id: subscription.id,
    object: 'subscription',
    customer: account.id,
    status: subscription.status,
    created: seconds(subscription.startedAt),
    start_date: seconds(subscription.startedAt),
    cancel_at_period_end: subscription.cancelsAtPeriodEnd,
    ended_at: orNull(subscription.endedAt),
    canceled_at: subscription.status === 'canceled' ? orNull(subscription.endedAt) : null,
    metadata: subscription.metadata,
    latest_invoice: last?.id ?? null,
    livemode: false,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: ids.of('si', subscription.id),
          object: 'subscription_item',
          current_period_start: seconds(periodStart(subscription)),
          current_period_end: seconds(periodEnd(subscription)),
          quantity: 1,
        },
      ],
    },
  };
};

export const invoiceObject = (account: Account, invoice: LedgerInvoice) => {
  const { metadata } = subscriptionIn(account, invoice.subscriptionId);
  return {
    id: invoice.id,
    object: 'invoice',
    customer: account.id,
    customer_email: account.email,
    status: invoice.standing,
    currency: 'gbp',
    amount_due: invoice.amount,
    amount_paid: invoice.standing === 'paid' ? invoice.amount : 0,
    amount_remaining: invoice.standing === 'paid' ? 0 : invoice.amount,
    total: invoice.amount,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    next_payment_attempt: orNull(invoice.nextAttemptAt),
    created: seconds(invoice.createdAt),
    status_transitions: { paid_at: orNull(invoice.paidAt) },
    billing_reason: invoice.cycle === 0 ? 'subscription_create' : 'subscription_cycle',
    hosted_invoice_url: null,
    invoice_pdf: null,
    livemode: false,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: invoice.subscriptionId, metadata },
    },
  };
};

const intentStatus = ({ standing, authenticating }: LedgerInvoice): string => {
  if (standing === 'paid') return 'succeeded';
  if (standing !== 'open') return 'canceled';
  return authenticating ? 'requires_action' : 'requires_payment_method';
};

export const chargeObject = (account: Account, invoice: LedgerInvoice) => ({
  id: invoice.chargeId,
  object: 'charge',
  amount: invoice.amount,
  amount_refunded: invoice.refunded,
  refunded: invoice.refunded === invoice.amount,
  currency: 'gbp',
  customer: account.id,
  created: seconds(invoice.paidAt ?? invoice.createdAt),
  paid: invoice.standing === 'paid',
  payment_intent: invoice.paymentIntentId,
  status: invoice.standing === 'paid' ? 'succeeded' : 'failed',
  failure_code: invoice.failure?.code ?? null,
  failure_message: invoice.failure?.message ?? null,
  metadata: {},
  livemode: false,
});

/** Without its client secret, which is for the browser alone. */
export const paymentIntentObject = (account: Account, invoice: LedgerInvoice) => ({
  id: invoice.paymentIntentId,
  object: 'payment_intent',
  amount: invoice.amount,
  amount_received: invoice.standing === 'paid' ? invoice.amount : 0,
  currency: 'gbp',
  customer: account.id,
  created: seconds(invoice.createdAt),
  status: intentStatus(invoice),
  latest_charge: invoice.standing === 'paid' ? invoice.chargeId : null,
  last_payment_error: invoice.failure && { type: 'card_error', ...invoice.failure },
  metadata: {},
  livemode: false,
});

const objectOf = (account: Account, { about, id }: Happening, ids: LedgerIds) => {
  switch (about) {
    case 'subscription':
      return subscriptionObject(account, subscriptionIn(account, id), ids);
    case 'invoice':
      return invoiceObject(account, invoiceIn(account, id));
    case 'payment_intent':
      return paymentIntentObject(account, invoiceIn(account, id));
    case 'charge':
      return chargeObject(account, invoiceIn(account, id));
  }
};

export interface LedgerEvent {
  readonly id: string;
  /** As it is sent. */
  readonly body: string;
}

/** The webhook of what happened, with the object as it is after it. `serial` tells apart what happens to one more than once. */
export const eventOf = (account: Account, happening: Happening, ids: LedgerIds, serial: string): LedgerEvent => {
  const id = ids.of('evt', happening.type, happening.id, serial);
  const event = {
    id,
    object: 'event',
    type: happening.type,
    api_version: '2026-10-28.endive',
    created: seconds(happening.at),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: objectOf(account, happening, ids) },
  };
  return { id, body: JSON.stringify(event) };
};
