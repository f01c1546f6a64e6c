import type { ProviderFault } from '@pilotlight/contracts/http/platform-health';
import type Stripe from 'stripe';
import { noticeOfEvent } from './notice-of-event';
import type { StripeSettings } from './payment-settings';
import {
  type KnownPayment,
  type KnownSubscription,
  type OpenedSubscription,
  PaymentGateway,
  type PaymentNotice,
  type Refund,
  type SubscriptionToOpen,
  UnsignedNotice,
} from './payments';
import { isSigned } from './signature';
import { changedSubscriptions } from './stripe/stripe-changes';
import { openStripe } from './stripe/open-stripe';
import { cancel, refundInvoice, voidInvoice } from './stripe/stripe-end';
import { intentsOf, knownPayment, subscriptionOf } from './stripe/stripe-payment';
import { isMissing, problemOf, stripeFaultIn } from './stripe/stripe-faults';
import { knownSubscription } from './stripe/stripe-known';
import { type Plan, planOf } from './stripe/stripe-plan';

const most = 100;

const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** Stripe's API of 2026-10-28.endive by its own SDK, which is loaded when it is first needed. */
export class StripePayments extends PaymentGateway {
  readonly provider = 'stripe';
  readonly publishableKey: string;
  #client: Promise<Stripe> | undefined;
  #plan: Promise<Plan> | undefined;

  /** Milliseconds that Stripe has for an answer. */
  constructor(
    private readonly settings: StripeSettings,
    private readonly patience = 15_000,
    private readonly heard: (fault: ProviderFault | null) => void = () => undefined,
  ) {
    super();
    this.publishableKey = settings.publishableKey;
  }

  async open(wanted: SubscriptionToOpen): Promise<OpenedSubscription> {
    const { key, email, name, owner } = wanted;
    return await this.#asked(async (stripe) => {
      const metadata = { ...owner };
      // A key goes with the same words for good, so what may be written otherwise by then is written after it.
      const customer =
        wanted.customerId ?? (await stripe.customers.create({ metadata }, { idempotencyKey: `${key} customer` })).id;
      await stripe.customers.update(customer, { email, name });
      const { priceId, taxRateId } = await this.#planned(stripe);
      const subscription = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price: priceId }],
          default_tax_rates: [taxRateId],
          payment_behavior: 'default_incomplete',
          billing_mode: { type: 'flexible' },
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata,
          expand: ['latest_invoice.confirmation_secret'],
        },
        { idempotencyKey: `${key} subscription` },
      );
      const invoice = subscription.latest_invoice;
      const clientSecret = typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? '') : '';
      const [paymentIntentId = ''] = clientSecret.split('_secret_');
      return { customerId: customer, subscriptionId: subscription.id, paymentIntentId, clientSecret };
    });
  }

  async payment(paymentIntentId: string): Promise<KnownPayment | null> {
    if (!/^pi_\w+$/.test(paymentIntentId)) return null;
    return await this.#found((stripe) => knownPayment(stripe, paymentIntentId));
  }

  async subscription(subscriptionId: string): Promise<KnownSubscription | null> {
    if (!/^sub_\w+$/.test(subscriptionId)) return null;
    return await this.#found(async (stripe) => {
      // Stripe expands four levels at most, so the payments' own state is asked for by itself.
      const [subscription, invoices] = await Promise.all([
        stripe.subscriptions.retrieve(subscriptionId),
        stripe.invoices.list({ subscription: subscriptionId, limit: most, expand: ['data.payments'] }),
      ]);
      const intents = await intentsOf(stripe, idOf(subscription.customer), invoices.data);
      return knownSubscription(subscription, invoices.data, intents);
    });
  }

  async adopt(subscriptionId: string, slug: string): Promise<void> {
    await this.#asked((stripe) => stripe.subscriptions.update(subscriptionId, { metadata: { slug } }));
  }

  async cancelAtPeriodEnd(subscriptionId: string, cancels: boolean, key: string): Promise<void> {
    await this.#asked((stripe) =>
      stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: cancels },
        { idempotencyKey: `${key} cancels ${cancels}` },
      ),
    );
  }

  async end(subscriptionId: string, { refund }: { readonly refund: Refund }, key: string): Promise<void> {
    const before = await this.subscription(subscriptionId);
    if (!before) return;
    await this.#asked((stripe) => cancel(stripe, before));
    const { invoices } = (await this.subscription(subscriptionId)) ?? before;
    for (const open of invoices.filter(({ standing }) => standing === 'open'))
      await this.#asked((stripe) => voidInvoice(stripe, open, key));
    const paid = invoices.filter(({ standing, amountPaid }) => standing === 'paid' && amountPaid > 0);
    for (const each of refund === 'everything' ? paid : refund === 'last' ? paid.slice(-1) : [])
      if (each.amountRefunded < each.amountPaid) await this.#asked((stripe) => refundInvoice(stripe, each, key));
  }

  async forget(customerId: string): Promise<void> {
    if (!/^cus_\w+$/.test(customerId)) return;
    await this.#found((stripe) => stripe.customers.del(customerId));
  }

  async portal(customerId: string, returnUrl: string): Promise<string> {
    const { url } = await this.#asked((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return url;
  }

  async *changedSince(since: Date): AsyncIterable<KnownSubscription> {
    for (const subscriptionId of await this.#asked((stripe) => changedSubscriptions(stripe, since))) {
      const known = await this.subscription(subscriptionId);
      if (known) yield known;
    }
  }

  async notice(body: Buffer, signature: string, now: Date): Promise<PaymentNotice> {
    if (!isSigned(body, signature, this.settings.webhookSecret, now)) throw new UnsignedNotice();
    const notice = noticeOfEvent(body);
    const { subscriptionId, paymentIntentId } = notice;
    if (subscriptionId !== null || paymentIntentId === null) return notice;
    const found = await this.#found((stripe) => subscriptionOf(stripe, paymentIntentId));
    return { ...notice, subscriptionId: found };
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }

  async #planned(stripe: Stripe): Promise<Plan> {
    this.#plan ??= planOf(stripe, this.settings);
    return await this.#plan.catch((error: unknown) => {
      this.#plan = undefined;
      throw error;
    });
  }

  async #stripe(): Promise<Stripe> {
    this.#client ??= openStripe(this.settings, this.patience);
    return await this.#client;
  }

  async #asked<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      const answer = await ask(await this.#stripe());
      this.heard(null);
      return answer;
    } catch (error) {
      this.heard(stripeFaultIn(error));
      throw problemOf(error);
    }
  }

  async #found<T>(ask: (stripe: Stripe) => Promise<T | null>): Promise<T | null> {
    try {
      return await ask(await this.#stripe());
    } catch (error) {
      if (isMissing(error)) return null;
      throw problemOf(error);
    }
  }
}
