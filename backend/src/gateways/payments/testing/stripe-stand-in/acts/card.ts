import type Stripe from 'stripe';
import type { Book, Card } from '../book';
import { idOf } from '../book';
import { invoicesOf, intentOf } from './invoicing';
import { paid, refused, unauthenticated, unpaid } from './paying';

export interface Confirmed {
  readonly status: 'succeeded' | 'requires_action' | 'declined';
  readonly message?: string;
}

const declined: Confirmed = { status: 'declined', message: 'Your card was declined.' };

/** Stripe's test numbers; what each does later, where it is taken. */
const numbers = new Map<string, Card | 'declines' | 'authenticates'>([
  ['4242424242424242', 'pays'],
  ['4000000000000002', 'declines'],
  ['4000002500003155', 'authenticates'],
  // Stripe lets it be kept for later, where each charge fails; here the payment at hand succeeds.
  ['4000000000000341', 'fails'],
]);

const ofSecret = (book: Book, clientSecret: string): Stripe.PaymentIntent | undefined =>
  book.intents.all.find((each) => each.client_secret === clientSecret);

const taken = (book: Book, intent: Stripe.PaymentIntent, card: Card): Confirmed => {
  book.cards.set(idOf(intent.customer), card);
  paid(book, intent.id);
  return { status: 'succeeded' };
};

/** What a browser does with the secret of a payment and a card. */
export const confirmed = (book: Book, clientSecret: string, number: string): Confirmed => {
  const intent = ofSecret(book, clientSecret);
  if (intent?.status === 'succeeded') return { status: 'succeeded' };
  if (!intent || intent.status === 'canceled') return { status: 'declined', message: 'This payment can’t be made.' };
  const card = numbers.get(number.replaceAll(' ', '')) ?? 'declines';
  if (card === 'authenticates') {
    const action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    const waiting = book.intents.put({ ...intent, status: 'requires_action', next_action: action });
    book.tell('payment_intent.requires_action', waiting);
    return { status: 'requires_action' };
  }
  if (card !== 'declines') return taken(book, intent, card);
  refused(book, intent.id, null);
  return declined;
};

/** The bank's word to a payment that waits for it. */
export const authenticated = (book: Book, clientSecret: string, isGranted: boolean): Confirmed => {
  const intent = ofSecret(book, clientSecret);
  if (intent?.status !== 'requires_action') return { status: 'declined', message: 'It waits for nothing.' };
  if (isGranted) return taken(book, intent, 'pays');
  unpaid(book, intent.id, unauthenticated, null, null);
  return { status: 'declined', message: unauthenticated.message };
};

/** In the portal: a new card, by which what is open is paid at once. */
export const cardChanged = (book: Book, customerId: string, number: string): Confirmed => {
  const card = numbers.get(number.replaceAll(' ', '')) ?? 'declines';
  if (card === 'declines' || card === 'authenticates') return declined;
  book.cards.set(customerId, card);
  const owing = book.subscriptions.all
    .filter(({ customer, status }) => idOf(customer) === customerId && status === 'past_due')
    .flatMap(({ id }) => invoicesOf(book, id).filter(({ status }) => status === 'open'));
  for (const invoice of owing) {
    const intent = intentOf(book, invoice.id);
    if (intent) paid(book, intent.id);
  }
  return { status: 'succeeded' };
};
