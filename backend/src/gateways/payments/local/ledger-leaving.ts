import type { Refund } from '../payments';
import type { Account, Outcome } from './account';
import { invoicesOf } from './account';
import { ended, ofCharge, touched, withInvoice } from './ledger';

/** What was paid goes back in full, once. */
export const refunded = (account: Account, id: string, at: number, refund: Refund = 'last'): Outcome => {
  const paidFor = invoicesOf(account, id).filter(({ standing }) => standing === 'paid');
  const named = refund === 'everything' ? paidFor : refund === 'last' ? paidFor.slice(-1) : [];
  const back = named.filter((each) => each.refunded < each.amount);
  if (back.length === 0) return { account, happened: [] };
  const next = back.reduce((before, each) => withInvoice(before, { ...each, refunded: each.amount }), account);
  return touched(
    next,
    at,
    back.map((each) => ofCharge(each, at, 'refunded')),
  );
};

/** Who paid is nobody any more: what runs ends, and the invoices stay. */
export const forgotten = (account: Account, at: number): Outcome => {
  const over = account.subscriptions.reduce<Outcome>(
    (before, { id }) => {
      const { account: after, happened } = ended(before.account, id, at, 'canceled');
      return { account: after, happened: [...before.happened, ...happened] };
    },
    { account, happened: [] },
  );
  return { ...over, account: { ...over.account, email: null, name: null, card: null, changedAt: at } };
};
