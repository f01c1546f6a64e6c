import type Stripe from 'stripe';
import type { Book } from '../book';
import { drafted, finalized, intentOf, invoicesOf, subscriptionIdOf } from './invoicing';
import { monthsAfter, monthsUntil } from './months';
import { paid, refused } from './paying';
import { customerOf, ended, expired, periodEndOf } from './subscribing';

const hour = 3_600;
const day = 24 * hour;
/** After the first try, as the account is set: then the subscription ends. */
const retries = [3 * day, 5 * day, 7 * day] as const;

interface Due {
  readonly at: number;
  readonly act: () => void;
}

const renewed = (book: Book, subscription: Stripe.Subscription): void => {
  const from = periodEndOf(subscription);
  const anchor = subscription.billing_cycle_anchor;
  const until = monthsAfter(anchor, monthsUntil(anchor, from) + 1);
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: from,
    current_period_end: until,
  }));
  const next = book.subscriptions.put({ ...subscription, items: { ...subscription.items, data } });
  const draft = drafted(book, next, 'subscription_cycle', [from, until]);
  book.invoices.put({ ...draft, automatically_finalizes_at: book.now + hour });
  book.tell('customer.subscription.updated', book.subscriptions.get(subscription.id));
};

/** Takes the money with nobody at the screen. */
const collected = (book: Book, invoice: Stripe.Invoice): void => {
  const intent = intentOf(book, invoice.id);
  const subscription = book.subscriptions.get(subscriptionIdOf(invoice));
  if (!intent) return;
  if (book.cards.get(customerOf(subscription)) === 'pays') return paid(book, intent.id, true);
  const first = invoice.status_transitions.finalized_at ?? book.now;
  const retry = retries.find((delay) => first + delay > book.now);
  refused(book, intent.id, { at: retry === undefined ? null : first + retry });
  if (retry === undefined) {
    const lost = { ...invoice.status_transitions, marked_uncollectible_at: book.now };
    const given = { ...book.invoices.get(invoice.id), status: 'uncollectible', status_transitions: lost } as const;
    book.tell('invoice.marked_uncollectible', book.invoices.put(given));
    ended(book, subscription.id);
  } else if (subscription.status === 'active')
    book.tell('customer.subscription.updated', book.subscriptions.put({ ...subscription, status: 'past_due' }));
};

const ofInvoice = (book: Book, invoice: Stripe.Invoice): Due[] => {
  const { status, automatically_finalizes_at: finalizes, next_payment_attempt: next } = invoice;
  if (status === 'draft' && finalizes) return [{ at: finalizes, act: () => collected(book, finalized(book, invoice)) }];
  return status === 'open' && next !== null ? [{ at: next, act: () => collected(book, invoice) }] : [];
};

const ofSubscription = (book: Book, subscription: Stripe.Subscription): Due[] => {
  const { id, status, created, cancel_at_period_end: cancels } = subscription;
  if (status === 'incomplete') return [{ at: created + 23 * hour, act: () => void expired(book, id) }];
  if (status !== 'active' && status !== 'past_due') return [];
  const renewal = () => void (cancels ? ended(book, id) : renewed(book, subscription));
  return [
    ...invoicesOf(book, id).flatMap((invoice) => ofInvoice(book, invoice)),
    { at: periodEndOf(subscription), act: renewal },
  ];
};

const firstDue = (book: Book): Due | undefined =>
  book.subscriptions.all
    .flatMap((subscription) => ofSubscription(book, subscription))
    .reduce<Due | undefined>((first, each) => (first && first.at <= each.at ? first : each), undefined);

/** Lets happen what is due until then, each at its own moment. */
export const movedTo = (book: Book, moment: number): void => {
  for (let due = firstDue(book); due && due.at <= moment; due = firstDue(book)) book.at(due.at, due.act);
  book.moveTo(moment);
};
