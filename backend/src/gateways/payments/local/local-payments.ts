import {
  type KnownPayment,
  type KnownSubscription,
  type OpenedSubscription,
  PaymentGateway,
  type PaymentNotice,
  PaymentsProblem,
  type Refund,
  type SubscriptionToOpen,
  UnsignedNotice,
} from '../payments';
import { noticeOfEvent } from '../notice-of-event';
import { isSigned } from '../signature';
import { type Account, invoiceIn, invoicesOf, subscriptionIn } from './account';
import { knownPayment, knownSubscription } from './known';
import { cancelledAtPeriodEnd, ended, opened, withSubscription } from './ledger';
import { forgotten, refunded } from './ledger-leaving';
import { CardDesk } from './card-desk';
import type { LedgerBook } from './ledger-book';

export interface LocalPaymentsParts {
  readonly book: LedgerBook;
  readonly webhookSecret: string;
  /** Signed address of the page where a card is changed. */
  readonly portalOf: (customerId: string, returnUrl: string) => string;
}

const noSuchCustomer = (): PaymentsProblem => new PaymentsProblem('declined', 'No such customer');

/** The keyless default: Stripe's own way of going on, kept in our database, by test cards alone. */
export class LocalPayments extends PaymentGateway {
  readonly provider = 'local';
  readonly publishableKey = null;

  /** For the pages of the test payments. */
  readonly desk: CardDesk;

  constructor(private readonly parts: LocalPaymentsParts) {
    super();
    this.desk = new CardDesk(parts.book);
  }

  async open({ key, email, name, owner, customerId }: SubscriptionToOpen): Promise<OpenedSubscription> {
    const { book } = this.parts;
    const { ids } = book;
    const at = await book.now();
    const accountId = customerId ?? ids.of('cus', key);
    const fresh: Account = {
      id: accountId,
      email,
      name,
      createdAt: at,
      changedAt: at,
      metadata: {},
      card: null,
      subscriptions: [],
      invoices: [],
    };
    const id = await book.decide(accountId, (known) => {
      if (customerId !== null && !known) throw noSuchCustomer();
      if (known?.email === null) throw noSuchCustomer();
      const account = known ?? fresh;
      const there = account.subscriptions.find((each) => each.key === key);
      if (there) return { account: null, events: [], answer: there.id };
      const outcome = opened(account, { key, metadata: { ...owner } }, ids, at);
      return { ...book.kept(outcome), answer: outcome.account.subscriptions.at(-1)?.id ?? '' };
    });
    const account = await book.account(id);
    const [first] = invoicesOf(account, id);
    if (!first) throw new Error(`${id} has no invoice`);
    const { paymentIntentId } = first;
    return {
      customerId: accountId,
      subscriptionId: id,
      paymentIntentId,
      clientSecret: ids.clientSecretOf(paymentIntentId),
    };
  }

  async payment(paymentIntentId: string): Promise<KnownPayment | null> {
    const account = await this.parts.book.store.find(paymentIntentId);
    const invoice = account?.invoices.find((each) => each.paymentIntentId === paymentIntentId);
    return account && invoice ? knownPayment(account, invoice) : null;
  }

  async subscription(subscriptionId: string): Promise<KnownSubscription | null> {
    const account = await this.parts.book.store.find(subscriptionId);
    return account?.subscriptions.some(({ id }) => id === subscriptionId)
      ? knownSubscription(account, subscriptionId)
      : null;
  }

  async adopt(subscriptionId: string, slug: string): Promise<void> {
    const at = await this.parts.book.now();
    await this.parts.book.change(subscriptionId, (account) => {
      const subscription = subscriptionIn(account, subscriptionId);
      if (subscription.metadata['slug'] === slug) return { account, happened: [] };
      const owned = withSubscription(account, { ...subscription, metadata: { ...subscription.metadata, slug } });
      const happened = [
        { type: 'customer.subscription.updated', about: 'subscription', id: subscriptionId, at },
      ] as const;
      return { account: { ...owned, changedAt: at }, happened };
    });
  }

  async cancelAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<void> {
    const at = await this.parts.book.now();
    await this.parts.book.change(subscriptionId, (account) => {
      if (subscriptionIn(account, subscriptionId).endedAt !== null)
        throw new PaymentsProblem('declined', 'This subscription is over');
      return cancelledAtPeriodEnd(account, subscriptionId, cancels, at);
    });
  }

  async end(subscriptionId: string, { refund }: { readonly refund: Refund }): Promise<void> {
    if (!(await this.subscription(subscriptionId))) return;
    const at = await this.parts.book.now();
    await this.parts.book.change(subscriptionId, (account) => {
      const over = ended(account, subscriptionId, at, 'canceled');
      const back = refunded(over.account, subscriptionId, at, refund);
      return { account: back.account, happened: [...over.happened, ...back.happened] };
    });
  }

  async forget(customerId: string): Promise<void> {
    const at = await this.parts.book.now();
    await this.parts.book.decide(customerId, (account) => {
      if (!account || account.email === null) return { account: null, events: [], answer: null };
      const outcome = forgotten(account, at);
      return { ...this.parts.book.kept(outcome), account: outcome.account, answer: null };
    });
  }

  async portal(customerId: string, returnUrl: string): Promise<string> {
    const { email } = await this.parts.book.account(customerId);
    if (email === null) throw noSuchCustomer();
    return this.parts.portalOf(customerId, returnUrl);
  }

  async *changedSince(since: Date): AsyncIterable<KnownSubscription> {
    for (let after = ''; ;) {
      const page = await this.parts.book.store.changedSince(since.getTime(), after);
      for (const account of page) for (const { id } of account.subscriptions) yield knownSubscription(account, id);
      const last = page.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  notice(body: Buffer, signature: string, now: Date): Promise<PaymentNotice> {
    return Promise.resolve().then(async () => {
      if (!isSigned(body, signature, this.parts.webhookSecret, now)) throw new UnsignedNotice();
      const notice = noticeOfEvent(body);
      if (notice.subscriptionId !== null || notice.paymentIntentId === null) return notice;
      const account = await this.parts.book.store.find(notice.paymentIntentId);
      if (!account) return notice;
      const invoice = invoiceIn(account, notice.paymentIntentId);
      return { ...notice, subscriptionId: invoice.subscriptionId, invoiceId: invoice.id };
    });
  }

  async close(): Promise<void> {
    await this.parts.book.close();
  }
}
