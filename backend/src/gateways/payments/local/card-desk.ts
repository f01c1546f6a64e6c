import { PaymentsProblem } from '../payments';
import type { Account } from './account';
import { type Confirmed, confirmed, type Confirming } from './card-payment';
import { readCard, type TypedCard } from './cards';
import type { LedgerBook } from './ledger-book';

/** What the form and the portal of the test payments do with a card. */
export class CardDesk {
  constructor(readonly book: LedgerBook) {}

  /** What the card form sent; null where its secret is nobody's. */
  async confirm(clientSecret: string, confirming: Confirming): Promise<Confirmed | null> {
    const [paymentIntentId = ''] = clientSecret.split('_secret_');
    if (this.book.ids.clientSecretOf(paymentIntentId) !== clientSecret) return null;
    const account = await this.book.store.find(paymentIntentId);
    return account && (await this.#pay(account.id, paymentIntentId, confirming));
  }

  /** A new card; an open invoice is paid with it at once. */
  async changeCard(customerId: string, typed: TypedCard): Promise<Confirmed> {
    const { invoices, email } = await this.book.account(customerId);
    if (email === null) return { status: 'declined', message: 'No such customer' };
    const open = invoices.find(({ standing, cycle }) => standing === 'open' && cycle > 0);
    if (open) return await this.#pay(customerId, open.id, { card: typed });
    const at = await this.book.now();
    const read = readCard(typed, at);
    if (read.kind !== 'card') return { status: 'declined', message: read.failure.message };
    await this.book.decide(customerId, (account) => ({
      account: account && { ...account, card: read.card, changedAt: at },
      events: [],
      answer: null,
    }));
    return { status: 'succeeded' };
  }

  async account(customerId: string): Promise<Account | null> {
    return await this.book.store.find(customerId);
  }

  async #pay(customerId: string, invoiceId: string, confirming: Confirming): Promise<Confirmed> {
    const at = await this.book.now();
    return await this.book.decide(customerId, (account) => {
      if (!account) throw new PaymentsProblem('declined', 'No such customer');
      const { answer, ...outcome } = confirmed(account, invoiceId, confirming, at);
      return { ...this.book.kept(outcome), answer };
    });
  }
}
