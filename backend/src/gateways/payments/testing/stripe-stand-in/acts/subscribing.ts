import type Stripe from 'stripe';
import { type Book, idOf } from '../book';
import { subscriptionObject } from '../objects/subscription-object';
import type { subscriptionCreate, subscriptionUpdate } from '../requests/parameters';
import { invalid, missing } from '../requests/refusal';
import type { SaidBy } from '../requests/rules';
import { drafted, finalized, invoicesOf, voided } from './invoicing';
import { monthsAfter } from './months';

export const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

export const periodEndOf = ({ items }: Stripe.Subscription): number => items.data[0]?.current_period_end ?? 0;

export const subscribed = (book: Book, given: SaidBy<typeof subscriptionCreate>): Stripe.Subscription => {
  const customer = book.customers.get(given.customer ?? '', 'customer').id;
  const [item] = given.items ?? [];
  if (!item || given.items?.length !== 1) throw invalid('One item is all that this stand-in bills', { param: 'items' });
  const price = book.prices.get(item.price ?? '', 'items[0][price]');
  const taxRates = (given.default_tax_rates ?? []).map((id) => book.taxRates.get(id, 'default_tax_rates'));
  const [id, at] = [book.id('sub'), book.now];
  const periodEnd = monthsAfter(at, 1);
  const subscription = book.subscriptions.put(
    subscriptionObject({
      id,
      itemId: book.id('si'),
      at,
      periodEnd,
      customer,
      price,
      taxRates,
      metadata: given.metadata ?? {},
      savesCard: given.payment_settings?.save_default_payment_method ?? 'off',
      billingMode: given.billing_mode?.type ?? 'flexible',
    }),
  );
  book.tell('customer.subscription.created', subscription);
  finalized(book, drafted(book, subscription, 'subscription_create', [at, periodEnd]));
  return book.subscriptions.get(id);
};

/** An empty value takes a key away. */
const merged = (before: Stripe.Metadata, given: Readonly<Record<string, string>>): Stripe.Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));

export const changed = (book: Book, id: string, given: SaidBy<typeof subscriptionUpdate>): Stripe.Subscription => {
  const before = book.subscriptions.get(id);
  const { cancel_at_period_end: cancels, metadata = {} } = given;
  if (cancels !== undefined && isOver(before))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const after = book.subscriptions.put({
    ...before,
    metadata: merged(before.metadata, metadata),
    ...(cancels !== undefined && {
      cancel_at_period_end: cancels,
      cancel_at: cancels ? periodEndOf(before) : null,
      canceled_at: cancels ? book.now : null,
    }),
  });
  book.tell('customer.subscription.updated', after);
  return after;
};

/** Its open invoices stay open, though they are collected no longer: whoever has their address can pay them. */
export const cancelled = (book: Book, id: string): Stripe.Subscription => {
  const before = book.subscriptions.get(id);
  if (isOver(before)) throw missing('subscription', id);
  return before.status === 'incomplete' ? expired(book, id) : ended(book, id);
};

export const ended = (book: Book, id: string): Stripe.Subscription => {
  const before = book.subscriptions.get(id);
  for (const invoice of invoicesOf(book, id))
    if (invoice.status === 'open' || invoice.status === 'draft')
      book.invoices.put({
        ...invoice,
        auto_advance: false,
        next_payment_attempt: null,
        automatically_finalizes_at: null,
      });
  const over = { status: 'canceled', canceled_at: before.canceled_at ?? book.now, ended_at: book.now } as const;
  const after = book.subscriptions.put({ ...before, ...over });
  book.tell('customer.subscription.deleted', after);
  return after;
};

export const expired = (book: Book, id: string): Stripe.Subscription => {
  const before = book.subscriptions.get(id);
  const over = { status: 'incomplete_expired', ended_at: book.now } as const;
  const after = book.subscriptions.put({ ...before, ...over });
  book.tell('customer.subscription.updated', after);
  for (const { id: invoiceId, status } of invoicesOf(book, id)) if (status === 'open') voided(book, invoiceId);
  return after;
};

export const customerOf = ({ customer }: Stripe.Subscription): string => idOf(customer);
