import type Stripe from 'stripe';
import { type Book, idOf } from '../book';
import { chargeObject, refundObject } from '../objects/payment-objects';
import { invalid, missing } from '../requests/refusal';
import { invoiceOf, invoicesOf, paymentOf, subscriptionIdOf } from './invoicing';

const declined = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
} as const;
export const unauthenticated = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  type: 'invalid_request_error',
} as const;

const chargeFor = (book: Book, intent: Stripe.PaymentIntent, failure: typeof declined | null): Stripe.Charge => {
  const { amount, currency } = intent;
  const payment = { id: book.id('ch'), at: book.now, amount, currency, customer: idOf(intent.customer) };
  return book.charges.put(chargeObject(payment, intent.id, failure));
};

/** Any try counts as the first one; after it only those that the schedule makes. */
const attemptsAfter = ({ attempt_count: before }: Stripe.Invoice, isScheduled: boolean): number =>
  before === 0 || isScheduled ? before + 1 : before;

/** A subscription stands by its newest invoice. */
const restored = (book: Book, invoice: Stripe.Invoice): void => {
  const subscription = book.subscriptions.get(subscriptionIdOf(invoice));
  const isOwing = invoicesOf(book, subscription.id).some(({ status }) => status === 'open');
  if (isOwing || (subscription.status !== 'incomplete' && subscription.status !== 'past_due')) return;
  book.tell('customer.subscription.updated', book.subscriptions.put({ ...subscription, status: 'active' }));
};

/** The money came in. */
export const paid = (book: Book, intentId: string, isScheduled = false): void => {
  const intent = book.intents.get(intentId);
  const charge = chargeFor(book, intent, null);
  book.tell('charge.succeeded', charge);
  const over = { status: 'succeeded', amount_received: intent.amount, last_payment_error: null } as const;
  const after = book.intents.put({ ...intent, ...over, next_action: null, latest_charge: charge.id });
  book.tell('payment_intent.succeeded', after);
  const before = invoiceOf(book, intentId);
  const payment = paymentOf(book, before.id);
  if (payment)
    book.invoicePayments.put({
      ...payment,
      status: 'paid',
      amount_paid: intent.amount,
      status_transitions: { canceled_at: null, paid_at: book.now },
    });
  const invoice = book.invoices.put({
    ...before,
    status: 'paid',
    amount_paid: before.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: attemptsAfter(before, isScheduled),
    next_payment_attempt: null,
    status_transitions: { ...before.status_transitions, paid_at: book.now },
  });
  book.tell('invoice.paid', invoice);
  book.tell('invoice.payment_succeeded', invoice);
  restored(book, invoice);
};

/** The card refused. */
export const refused = (book: Book, intentId: string, next: { readonly at: number | null } | null): void => {
  const intent = book.intents.get(intentId);
  const charge = chargeFor(book, intent, declined);
  book.tell('charge.failed', charge);
  unpaid(book, intentId, { ...declined, charge: charge.id }, charge.id, next);
};

/** `next` is the schedule's, where it was the schedule that tried. */
export const unpaid = (
  book: Book,
  intentId: string,
  error: Stripe.PaymentIntent.LastPaymentError,
  latestCharge: string | null,
  next: { readonly at: number | null } | null,
): void => {
  const intent = book.intents.get(intentId);
  const status = 'requires_payment_method';
  const told = { last_payment_error: error, latest_charge: latestCharge, next_action: null };
  book.tell('payment_intent.payment_failed', book.intents.put({ ...intent, ...told, status }));
  const before = invoiceOf(book, intentId);
  const attempts = attemptsAfter(before, next !== null);
  const nextAt = next ? next.at : before.next_payment_attempt;
  const tried = { attempted: true, attempt_count: attempts, next_payment_attempt: nextAt };
  book.tell('invoice.payment_failed', book.invoices.put({ ...before, ...tried }));
};

/** What is left of a payment goes back, or a part of it. */
export const refunded = (
  book: Book,
  given: { readonly payment_intent?: string; readonly amount?: number; readonly reason?: Stripe.Refund.Reason },
): Stripe.Refund => {
  const intent = book.intents.get(given.payment_intent ?? '', 'payment_intent');
  const charge = book.charges.find(idOf(intent.latest_charge));
  if (!charge) throw missing('charge', idOf(intent.latest_charge), 'payment_intent');
  if (!charge.paid) throw invalid('This PaymentIntent does not have a successful charge to refund.');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = given.amount ?? left;
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount (${left})`);
  const made = { id: book.id('re'), at: book.now, amount, currency: charge.currency, customer: idOf(charge.customer) };
  const refund = book.refunds.put(refundObject(made, charge.id, intent.id, given.reason ?? null));
  const total = charge.amount_refunded + amount;
  const after = book.charges.put({ ...charge, amount_refunded: total, refunded: total === charge.amount });
  book.tell('refund.created', refund);
  book.tell('charge.refunded', after);
  return refund;
};
