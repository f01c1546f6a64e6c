import type { Account, LedgerSubscription, Outcome } from './account';
import { invoicesOf } from './account';
import { charged, ended, newInvoice, withSubscription } from './ledger';
import type { LedgerIds } from './ledger-ids';
import { periodEnd } from './months';

/** As Stripe has it. */
export const incompleteFor = 23 * 3_600_000;

const openInvoice = (account: Account, { id }: LedgerSubscription) =>
  invoicesOf(account, id).find(({ standing }) => standing === 'open');

/** When time itself next changes the subscription; null where it never does. */
const dueAt = (account: Account, subscription: LedgerSubscription): number | null => {
  switch (subscription.status) {
    case 'incomplete':
      return subscription.startedAt + incompleteFor;
    case 'active':
      return periodEnd(subscription);
    case 'past_due': {
      const retryAt = openInvoice(account, subscription)?.nextAttemptAt ?? null;
      return retryAt === null ? periodEnd(subscription) : Math.min(retryAt, periodEnd(subscription));
    }
    case 'incomplete_expired':
    case 'canceled':
      return null;
  }
};

const earliest = (account: Account): { subscription: LedgerSubscription; at: number } | null =>
  account.subscriptions
    .flatMap((subscription) => {
      const at = dueAt(account, subscription);
      return at === null ? [] : [{ subscription, at }];
    })
    .reduce<{ subscription: LedgerSubscription; at: number } | null>(
      (first, each) => (first && first.at <= each.at ? first : each),
      null,
    );

export const nextDueAt = (account: Account): number | null => earliest(account)?.at ?? null;

const renewed = (account: Account, subscription: LedgerSubscription, ids: LedgerIds, at: number): Outcome => {
  const cycle = subscription.cycle + 1;
  const invoice = newInvoice(ids, subscription.id, cycle, at);
  const begun = withSubscription({ ...account, invoices: [...account.invoices, invoice] }, { ...subscription, cycle });
  const { account: after, happened } = charged(begun, invoice.id, at);
  return {
    account: after,
    happened: [{ type: 'invoice.finalized', about: 'invoice', id: invoice.id, at }, ...happened],
  };
};

/** The one thing of the account that is due first. */
export const nextStep = (account: Account, ids: LedgerIds): Outcome => {
  const due = earliest(account);
  if (!due) return { account, happened: [] };
  const { subscription, at } = due;
  if (subscription.status === 'incomplete') return ended(account, subscription.id, at, 'incomplete_expired');
  if (at < periodEnd(subscription)) {
    const invoice = openInvoice(account, subscription);
    return invoice ? charged(account, invoice.id, at) : { account, happened: [] };
  }
  if (subscription.cancelsAtPeriodEnd) return ended(account, subscription.id, at, 'canceled');
  return renewed(account, subscription, ids, at);
};
