import type Stripe from 'stripe';
import { type Book, idOf } from '../book';
import { invoiceObject } from '../objects/invoice-object';
import { intentObject, invoicePaymentObject } from '../objects/payment-objects';
import { invalid } from '../requests/refusal';

/** Drafted for the months from one moment to another, in seconds. */
export const drafted = (
  book: Book,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  [from, until]: readonly [number, number],
): Stripe.Invoice => {
  const customer = book.customers.get(idOf(subscription.customer));
  const serial = customer.next_invoice_sequence ?? 1;
  book.customers.put({ ...customer, next_invoice_sequence: serial + 1 });
  const number = `${customer.invoice_prefix}-${String(serial).padStart(4, '0')}`;
  const made = { id: book.id('in'), at: book.now, number, customer, subscription, reason, from, until };
  const invoice = book.invoices.put(invoiceObject(made));
  book.subscriptions.put({ ...book.subscriptions.get(subscription.id), latest_invoice: invoice.id });
  book.tell('invoice.created', invoice);
  return invoice;
};

/** From here on it is owed, and a payment intent waits for it. */
export const finalized = (book: Book, draft: Stripe.Invoice): Stripe.Invoice => {
  const id = book.id('pi');
  const { amount_due: amount, currency } = draft;
  const payment = { id, at: book.now, amount, currency, customer: idOf(draft.customer) };
  const intent = book.intents.put(intentObject(payment, `${id}_secret_${book.id('s').slice(2, 27)}`));
  const invoice = book.invoices.put({
    ...draft,
    status: 'open',
    automatically_finalizes_at: null,
    effective_at: book.now,
    hosted_invoice_url: `https://invoice.stripe.com/i/${draft.id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${draft.id}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: book.now },
  });
  book.invoicePayments.put(invoicePaymentObject(book.id('inpay'), invoice, intent.id));
  book.tell('invoice.finalized', invoice);
  book.tell('payment_intent.created', intent);
  return invoice;
};

export const paymentOf = (book: Book, invoiceId: string): Stripe.InvoicePayment | undefined =>
  book.invoicePayments.all.find(({ invoice }) => idOf(invoice) === invoiceId);

export const intentOf = (book: Book, invoiceId: string): Stripe.PaymentIntent | undefined => {
  const payment = paymentOf(book, invoiceId);
  return payment && book.intents.get(idOf(payment.payment.payment_intent));
};

export const invoiceOf = (book: Book, intentId: string): Stripe.Invoice => {
  const found = book.invoicePayments.all.find(({ payment }) => idOf(payment.payment_intent) === intentId);
  return book.invoices.get(idOf(found?.invoice));
};

export const subscriptionIdOf = ({ parent }: Stripe.Invoice): string =>
  idOf(parent?.subscription_details?.subscription);

export const invoicesOf = (book: Book, subscriptionId: string): readonly Stripe.Invoice[] =>
  book.invoices.all.filter((each) => subscriptionIdOf(each) === subscriptionId);

/** Owed no more: its payment can't be made any longer. */
export const voided = (book: Book, invoiceId: string): Stripe.Invoice => {
  const invoice = book.invoices.get(invoiceId);
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalid('You can only pass in open or uncollectible invoices.');
  const intent = intentOf(book, invoiceId);
  if (intent) {
    const over = { status: 'canceled', canceled_at: book.now, cancellation_reason: 'void_invoice' } as const;
    book.tell('payment_intent.canceled', book.intents.put({ ...intent, ...over, next_action: null }));
  }
  const after = book.invoices.put({
    ...invoice,
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: book.now },
  });
  book.tell('invoice.voided', after);
  return after;
};
