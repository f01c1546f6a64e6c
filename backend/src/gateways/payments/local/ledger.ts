import { monthly } from '@pilotlight/contracts/values/money';
import type { Account, Happening, KeptCard, LedgerInvoice, LedgerSubscription, Outcome } from './account';
import { invoiceIn, invoicesOf, subscriptionIn } from './account';
import { type CardFailure, declined } from './cards';
import type { LedgerIds } from './ledger-ids';

const day = 24 * 3_600_000;
/** After the first try that failed. */
export const retriesAfter = [3 * day, 5 * day, 7 * day] as const;

export const touched = (account: Account, at: number, happened: readonly Happening[]): Outcome => ({
  account: { ...account, changedAt: at },
  happened,
});

export const withSubscription = (account: Account, changed: LedgerSubscription): Account => ({
  ...account,
  subscriptions: account.subscriptions.map((each) => (each.id === changed.id ? changed : each)),
});

export const withInvoice = (account: Account, changed: LedgerInvoice): Account => ({
  ...account,
  invoices: account.invoices.map((each) => (each.id === changed.id ? changed : each)),
});

const ofSubscription = (id: string, at: number, type = 'updated'): Happening => ({
  type: `customer.subscription.${type}`,
  about: 'subscription',
  id,
  at,
});
const ofInvoice = ({ id }: LedgerInvoice, at: number, type: string): Happening => ({
  type: `invoice.${type}`,
  about: 'invoice',
  id,
  at,
});
const ofIntent = ({ paymentIntentId: id }: LedgerInvoice, at: number, type: string): Happening => ({
  type: `payment_intent.${type}`,
  about: 'payment_intent',
  id,
  at,
});
export const ofCharge = ({ chargeId: id }: LedgerInvoice, at: number, type: string): Happening => ({
  type: `charge.${type}`,
  about: 'charge',
  id,
  at,
});

export const newInvoice = (ids: LedgerIds, subscriptionId: string, cycle: number, at: number): LedgerInvoice => ({
  id: ids.of('in', subscriptionId, cycle),
  subscriptionId,
  paymentIntentId: ids.of('pi', subscriptionId, cycle),
  chargeId: ids.of('ch', subscriptionId, cycle),
  cycle,
  standing: 'open',
  amount: monthly.gross,
  refunded: 0,
  createdAt: at,
  paidAt: null,
  attempts: 0,
  nextAttemptAt: null,
  failure: null,
  authenticating: null,
});

/** A subscription that is incomplete until its first invoice is paid. */
export const opened = (
  account: Account,
  wanted: { readonly key: string; readonly metadata: Readonly<Record<string, string>> },
  ids: LedgerIds,
  at: number,
): Outcome => {
  const id = ids.of('sub', account.id, wanted.key);
  const subscription: LedgerSubscription = {
    id,
    key: wanted.key,
    status: 'incomplete',
    startedAt: at,
    cycle: 0,
    cancelsAtPeriodEnd: false,
    endedAt: null,
    metadata: { ...wanted.metadata },
  };
  const invoice = newInvoice(ids, id, 0, at);
  const next = {
    ...account,
    subscriptions: [...account.subscriptions, subscription],
    invoices: [...account.invoices, invoice],
  };
  return touched(next, at, [
    ofSubscription(id, at, 'created'),
    ofInvoice(invoice, at, 'finalized'),
    ofIntent(invoice, at, 'created'),
  ]);
};

/** The money of an open invoice came in. */
export const paid = (account: Account, invoiceId: string, at: number): Outcome => {
  const invoice = invoiceIn(account, invoiceId);
  if (invoice.standing !== 'open') return { account, happened: [] };
  const subscription = subscriptionIn(account, invoice.subscriptionId);
  const settled: LedgerInvoice = {
    ...invoice,
    standing: 'paid',
    paidAt: at,
    attempts: invoice.attempts + 1,
    nextAttemptAt: null,
    failure: null,
    authenticating: null,
  };
  const next = withSubscription(withInvoice(account, settled), { ...subscription, status: 'active' });
  return touched(next, at, [
    ofCharge(invoice, at, 'succeeded'),
    ofIntent(invoice, at, 'succeeded'),
    ofInvoice(invoice, at, 'paid'),
    ofSubscription(subscription.id, at),
  ]);
};

/** A try to take an open invoice's money failed; the last retry's failure ends the subscription. */
export const failed = (
  account: Account,
  invoiceId: string,
  { failure, nextAttemptAt, isLast = false }: { failure: CardFailure; nextAttemptAt: number | null; isLast?: boolean },
  at: number,
): Outcome => {
  const invoice = invoiceIn(account, invoiceId);
  const subscription = subscriptionIn(account, invoice.subscriptionId);
  const tried: LedgerInvoice = {
    ...invoice,
    attempts: invoice.attempts + 1,
    failure,
    nextAttemptAt,
    authenticating: null,
    standing: isLast ? 'uncollectible' : 'open',
  };
  const isFirstMonth = invoice.cycle === 0;
  const after: LedgerSubscription = isLast
    ? { ...subscription, status: 'canceled', endedAt: at }
    : { ...subscription, status: isFirstMonth ? subscription.status : 'past_due' };
  return touched(withSubscription(withInvoice(account, tried), after), at, [
    ofIntent(invoice, at, 'payment_failed'),
    ofInvoice(invoice, at, 'payment_failed'),
    ...(isLast ? [ofInvoice(invoice, at, 'marked_uncollectible')] : []),
    ...(isFirstMonth ? [] : [ofSubscription(subscription.id, at, isLast ? 'deleted' : 'updated')]),
  ]);
};

/** Takes an invoice's money by the card in hand, with nobody at the screen. */
export const charged = (account: Account, invoiceId: string, at: number): Outcome => {
  const invoice = invoiceIn(account, invoiceId);
  const { card } = account;
  if (card && card.behaviour !== 'fails-on-renewal') return paid(account, invoiceId, at);
  const retry = retriesAfter.find((delay) => invoice.createdAt + delay > at);
  const nextAttemptAt = retry === undefined ? null : invoice.createdAt + retry;
  return failed(account, invoiceId, { failure: declined, nextAttemptAt, isLast: retry === undefined }, at);
};

export const awaitingAuthentication = (account: Account, invoiceId: string, card: KeptCard, at: number): Outcome => {
  const invoice = invoiceIn(account, invoiceId);
  return touched(withInvoice(account, { ...invoice, authenticating: card }), at, [
    ofIntent(invoice, at, 'requires_action'),
  ]);
};

export const cancelledAtPeriodEnd = (account: Account, id: string, cancels: boolean, at: number): Outcome => {
  const subscription = subscriptionIn(account, id);
  if (subscription.endedAt !== null || subscription.cancelsAtPeriodEnd === cancels) return { account, happened: [] };
  const next = withSubscription(account, { ...subscription, cancelsAtPeriodEnd: cancels });
  return touched(next, at, [ofSubscription(id, at)]);
};

/** What is open of it is owed no more. */
export const ended = (account: Account, id: string, at: number, status: 'canceled' | 'incomplete_expired'): Outcome => {
  const subscription = subscriptionIn(account, id);
  if (subscription.endedAt !== null) return { account, happened: [] };
  const open = invoicesOf(account, id).filter(({ standing }) => standing === 'open');
  const voided = open.reduce(
    (before, invoice) =>
      withInvoice(before, { ...invoice, standing: 'void', nextAttemptAt: null, authenticating: null }),
    account,
  );
  return touched(withSubscription(voided, { ...subscription, status, endedAt: at }), at, [
    ofSubscription(id, at, status === 'canceled' ? 'deleted' : 'updated'),
    ...open.map((invoice) => ofInvoice(invoice, at, 'voided')),
  ]);
};
