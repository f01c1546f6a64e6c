import type { Account, LedgerInvoice, Outcome } from './account';
import { invoiceIn } from './account';
import { readCard, type TypedCard, unauthenticated } from './cards';
import { awaitingAuthentication, failed, paid } from './ledger';

export interface Confirmed {
  readonly status: 'succeeded' | 'requires_action' | 'declined';
  readonly message?: string;
}

export type Confirming = { readonly card: TypedCard } | { readonly authenticated: boolean };

type Confirmation = Outcome & { readonly answer: Confirmed };

const nothing = (account: Account, answer: Confirmed): Confirmation => ({ account, happened: [], answer });

const tried = (outcome: Outcome, answer: Confirmed): Confirmation => ({ ...outcome, answer });

const withCard = (account: Account, invoice: LedgerInvoice, typed: TypedCard, at: number): Confirmation => {
  const read = readCard(typed, at);
  switch (read.kind) {
    case 'invalid':
      return nothing(account, { status: 'declined', message: read.failure.message });
    case 'declined': {
      const { failure } = read;
      const outcome = failed(account, invoice.id, { failure, nextAttemptAt: invoice.nextAttemptAt }, at);
      return tried(outcome, { status: 'declined', message: failure.message });
    }
    case 'card': {
      const { card } = read;
      if (card.behaviour === 'authenticates')
        return tried(awaitingAuthentication(account, invoice.id, card, at), { status: 'requires_action' });
      return tried(paid({ ...account, card }, invoice.id, at), { status: 'succeeded' });
    }
  }
};

const withAnswer = (account: Account, invoice: LedgerInvoice, isGranted: boolean, at: number): Confirmation => {
  const card = invoice.authenticating;
  if (!card) return nothing(account, { status: 'declined', message: 'This payment waits for no authentication.' });
  if (isGranted) return tried(paid({ ...account, card }, invoice.id, at), { status: 'succeeded' });
  const refusal = { failure: unauthenticated, nextAttemptAt: invoice.nextAttemptAt };
  return tried(failed(account, invoice.id, refusal, at), { status: 'declined', message: unauthenticated.message });
};

/** What the card form sent for an invoice's payment. */
export const confirmed = (account: Account, invoiceId: string, given: Confirming, at: number): Confirmation => {
  const invoice = invoiceIn(account, invoiceId);
  if (invoice.standing === 'paid') return nothing(account, { status: 'succeeded' });
  if (invoice.standing !== 'open')
    return nothing(account, { status: 'declined', message: 'This payment can no longer be made. Please start again.' });
  return 'card' in given
    ? withCard(account, invoice, given.card, at)
    : withAnswer(account, invoice, given.authenticated, at);
};
