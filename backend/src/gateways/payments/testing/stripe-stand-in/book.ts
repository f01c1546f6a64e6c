import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing } from './requests/refusal';

/** What the card in hand does when it is charged with nobody at the screen. */
export type Card = 'pays' | 'fails';

type About =
  Stripe.Customer | Stripe.Subscription | Stripe.Invoice | Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund;
export type Happening = Omit<Stripe.EventBase, 'data'> & { readonly data: { readonly object: About } };

/** Things of one kind, the oldest first. */
export class Shelf<T extends { readonly id: string }> {
  readonly #all = new Map<string, T>();

  constructor(private readonly what: string) {}

  put(thing: T): T {
    this.#all.set(thing.id, thing);
    return thing;
  }

  get(id: string, param?: string): T {
    const found = this.#all.get(id);
    if (!found) throw missing(this.what, id, param);
    return found;
  }

  drop(id: string): void {
    this.#all.delete(id);
  }

  find(id: string): T | undefined {
    return this.#all.get(id);
  }

  get all(): readonly T[] {
    return [...this.#all.values()];
  }
}

/** Everything that this Stripe knows; ids in place of what can be expanded. */
export class Book {
  readonly customers = new Shelf<Stripe.Customer>('customer');
  /** Deleted: of these there is only the id left. */
  readonly formerCustomers = new Shelf<Stripe.DeletedCustomer>('customer');
  readonly products = new Shelf<Stripe.Product>('product');
  readonly prices = new Shelf<Stripe.Price>('price');
  readonly taxRates = new Shelf<Stripe.TaxRate>('tax_rate');
  readonly subscriptions = new Shelf<Stripe.Subscription>('subscription');
  readonly invoices = new Shelf<Stripe.Invoice>('invoice');
  readonly invoicePayments = new Shelf<Stripe.InvoicePayment>('invoice_payment');
  readonly intents = new Shelf<Stripe.PaymentIntent>('payment_intent');
  readonly charges = new Shelf<Stripe.Charge>('charge');
  readonly refunds = new Shelf<Stripe.Refund>('refund');
  readonly events = new Shelf<Happening>('event');
  /** By customer. */
  readonly cards = new Map<string, Card>();
  onEvent: (event: Happening) => void = () => undefined;
  /** Seconds. */
  #ahead = 0;
  #stopped: number | null = null;

  /** Seconds since 1970 by the clock that can be moved. */
  get now(): number {
    return this.#stopped ?? Math.floor(Date.now() / 1_000) + this.#ahead;
  }

  /** What is done meanwhile is done at that moment. */
  at<T>(moment: number, act: () => T): T {
    this.#stopped = moment;
    try {
      return act();
    } finally {
      this.#stopped = null;
    }
  }

  moveTo(moment: number): void {
    this.#ahead = moment - Math.floor(Date.now() / 1_000);
  }

  id(prefix: string): string {
    return `${prefix}_${randomBytes(18).toString('base64').replace(/[+/=]/g, 'x')}`;
  }

  tell(type: Stripe.Event.Type, object: About): void {
    const event = {
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now,
      // As it is at this moment, whatever becomes of it.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } satisfies Happening;
    this.events.put(event);
    this.onEvent(event);
  }
}

export const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');
