import { randomUUID } from 'node:crypto';
import {
  type KnownPayment,
  type KnownSubscription,
  type OpenedSubscription,
  PaymentGateway,
  type PaymentNotice,
  PaymentsProblem,
  type SubscriptionToOpen,
  UnsignedNotice,
} from '../payments';
import { noticeOfEvent } from '../notice-of-event';
import { isSigned } from '../signature';
import { type Account, invoiceIn, invoicesOf, type Outcome, subscriptionIn } from './account';
import { readCard, type TypedCard } from './cards';
import { type Confirmed, confirmed, type Confirming } from './card-payment';
import { nextDueAt, nextStep } from './due';
import { knownPayment, knownSubscription } from './known';
import { cancelledAtPeriodEnd, ended, opened, refunded, withSubscription } from './ledger';
import type { LedgerIds } from './ledger-ids';
import type { LedgerStore } from './ledger-store';
import { eventOf } from './stripe-objects';
import type { WebhookDelivery } from './webhook-delivery';

export interface LocalPaymentsParts {
  readonly store: LedgerStore;
  readonly ids: LedgerIds;
  readonly delivery: WebhookDelivery;
  readonly webhookSecret: string;
  /** Signed address of the page where a card is changed. */
  readonly portalOf: (customerId: string, returnUrl: string) => string;
}

const nobody = (): PaymentsProblem => new PaymentsProblem('declined', 'No such customer or subscription');

/** The keyless default: Stripe's own way of going on, kept in our database, by test cards alone. */
export class LocalPayments extends PaymentGateway {
  readonly provider = 'local';
  readonly publishableKey = null;

  constructor(private readonly parts: LocalPaymentsParts) {
    super();
  }

  async open({ key, email, name, owner, customerId }: SubscriptionToOpen): Promise<OpenedSubscription> {
    const { store, ids } = this.parts;
    const at = await this.now();
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
    const id = await store.change(accountId, (known) => {
      const account = known ?? fresh;
      const there = account.subscriptions.find((each) => each.key === key);
      if (there) return { account: null, events: [], answer: there.id };
      const outcome = opened(account, { key, metadata: { ...owner } }, ids, at);
      return { ...this.#kept(outcome), answer: outcome.account.subscriptions.at(-1)?.id ?? '' };
    });
    void this.parts.delivery.send();
    const account = await this.#account(id);
    const [first] = invoicesOf(account, id);
    if (!first) throw nobody();
    const { paymentIntentId } = first;
    return {
      customerId: accountId,
      subscriptionId: id,
      paymentIntentId,
      clientSecret: ids.clientSecretOf(paymentIntentId),
    };
  }

  async payment(paymentIntentId: string): Promise<KnownPayment | null> {
    const account = await this.parts.store.find(paymentIntentId);
    return account && knownPayment(account, invoiceIn(account, paymentIntentId));
  }

  async subscription(subscriptionId: string): Promise<KnownSubscription | null> {
    const account = await this.parts.store.find(subscriptionId);
    return account?.subscriptions.some(({ id }) => id === subscriptionId)
      ? knownSubscription(account, subscriptionId)
      : null;
  }

  async adopt(subscriptionId: string, slug: string): Promise<void> {
    const at = await this.now();
    await this.#change(subscriptionId, (account) => {
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
    const at = await this.now();
    await this.#change(subscriptionId, (account) => cancelledAtPeriodEnd(account, subscriptionId, cancels, at));
  }

  async end(subscriptionId: string, { refund }: { readonly refund: boolean }): Promise<void> {
    const at = await this.now();
    await this.#change(subscriptionId, (account) => {
      const over = ended(account, subscriptionId, at, 'canceled');
      if (!refund) return over;
      const back = refunded(over.account, subscriptionId, at);
      return { account: back.account, happened: [...over.happened, ...back.happened] };
    });
  }

  async portal(customerId: string, returnUrl: string): Promise<string> {
    if (!(await this.parts.store.find(customerId))) throw nobody();
    return this.parts.portalOf(customerId, returnUrl);
  }

  async *changedSince(since: Date): AsyncIterable<KnownSubscription> {
    for (let after = ''; ;) {
      const page = await this.parts.store.changedSince(since.getTime(), after);
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
      const account = await this.parts.store.find(notice.paymentIntentId);
      if (!account) return notice;
      const invoice = invoiceIn(account, notice.paymentIntentId);
      return { ...notice, subscriptionId: invoice.subscriptionId, invoiceId: invoice.id };
    });
  }

  /** What the card form sent; null where its secret is nobody's. */
  async confirm(clientSecret: string, confirming: Confirming): Promise<Confirmed | null> {
    const [paymentIntentId = ''] = clientSecret.split('_secret_');
    if (this.parts.ids.clientSecretOf(paymentIntentId) !== clientSecret) return null;
    const account = await this.parts.store.find(paymentIntentId);
    return account && (await this.pay(account.id, paymentIntentId, confirming));
  }

  /** An invoice's payment, by any of its ids. */
  async pay(customerId: string, invoiceId: string, confirming: Confirming): Promise<Confirmed> {
    const at = await this.now();
    const answer = await this.parts.store.change(customerId, (account) => {
      if (!account) throw nobody();
      const { answer: said, ...outcome } = confirmed(account, invoiceId, confirming, at);
      return { ...this.#kept(outcome), answer: said };
    });
    void this.parts.delivery.send();
    return answer;
  }

  /** A new card; an open invoice is paid with it at once. */
  async changeCard(customerId: string, typed: TypedCard): Promise<Confirmed> {
    const account = await this.#account(customerId);
    const open = account.invoices.find(({ standing, cycle }) => standing === 'open' && cycle > 0);
    if (open) return await this.pay(customerId, open.id, { card: typed });
    const at = await this.now();
    const read = readCard(typed, at);
    if (read.kind !== 'card') return { status: 'declined', message: read.failure.message };
    const changed = { ...account, card: read.card, changedAt: at };
    await this.parts.store.change(customerId, (now) => ({
      account: now && { ...now, card: changed.card, changedAt: at },
      events: [],
      answer: null,
    }));
    return { status: 'succeeded' };
  }

  async account(customerId: string): Promise<Account | null> {
    return await this.parts.store.find(customerId);
  }

  /** Milliseconds since 1970 by the clock that can be moved. */
  async now(): Promise<number> {
    return Date.now() + (await this.parts.store.ahead());
  }

  /** Moves the clock, and lets happen what is due until then in the order of its time. */
  async advance(milliseconds: number): Promise<void> {
    const { store } = this.parts;
    await store.setAhead((await store.ahead()) + milliseconds);
    await this.runDue();
  }

  async runDue(): Promise<void> {
    const { store, ids, delivery } = this.parts;
    const now = await this.now();
    for (let due = await store.firstDue(now); due; due = await store.firstDue(now))
      await store.change(due.accountId, (account) => {
        const isDue = account !== null && (nextDueAt(account) ?? Infinity) <= now;
        return isDue
          ? { ...this.#kept(nextStep(account, ids)), answer: null }
          : { account: null, events: [], answer: null };
      });
    await delivery.send();
  }

  async close(): Promise<void> {
    await this.parts.delivery.close();
  }

  async #account(id: string): Promise<Account> {
    const account = await this.parts.store.find(id);
    if (!account) throw nobody();
    return account;
  }

  async #change(subscriptionId: string, act: (account: Account) => Outcome): Promise<void> {
    const { id } = await this.#account(subscriptionId);
    await this.parts.store.change(id, (account) => {
      if (!account) throw nobody();
      return { ...this.#kept(act(account)), answer: null };
    });
    void this.parts.delivery.send();
  }

  #kept({ account, happened }: Outcome) {
    const events = happened.map((each) => eventOf(account, each, this.parts.ids, randomUUID()));
    return { account: happened.length === 0 ? null : account, events };
  }
}
