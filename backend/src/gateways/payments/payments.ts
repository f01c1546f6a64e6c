import { z } from 'zod';

/** A subscription's standing with the provider, in the trade's words; what the provider calls otherwise is `unknown`. */
export type SubscriptionStanding = 'incomplete' | 'active' | 'failed' | 'cancelled' | 'unknown';

/** Amounts in pence, moments in ISO 8601 UTC. */
export interface KnownInvoice {
  readonly invoiceId: string;
  readonly standing: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly currency: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly createdAt: string;
  readonly paidAt: string | null;
  /** Tries to take the money; each that fails counts. */
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  /** The provider's code and words of the last try that failed, such as card_declined. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly hostedUrl: string | null;
  readonly pdfUrl: string | null;
}

export interface KnownSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly standing: SubscriptionStanding;
  readonly currentPeriodEnd: string | null;
  readonly cancelsAtPeriodEnd: boolean;
  readonly endedAt: string | null;
  /** Whose it is: null before it was adopted. */
  readonly slug: string | null;
  readonly registrationId: string | null;
  /** Oldest first, at most the last hundred. */
  readonly invoices: readonly KnownInvoice[];
}

/** A payment that a browser says it has made. */
export interface KnownPayment {
  readonly paymentIntentId: string;
  readonly standing: 'succeeded' | 'processing' | 'unpaid' | 'refunded';
  readonly amount: number;
  readonly currency: string;
  readonly email: string | null;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly registrationId: string | null;
}

/** Of what was paid for a subscription: what goes back in full. */
export type Refund = 'nothing' | 'last' | 'everything';

export interface OpenedSubscription {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly paymentIntentId: string;
  /** For the card form in the browser only; never in a log or an event. */
  readonly clientSecret: string;
}

export interface SubscriptionToOpen {
  /** The same key opens the same subscription. */
  readonly key: string;
  readonly email: string;
  readonly name: string;
  /** Exactly one of both. */
  readonly owner: { readonly registrationId: string } | { readonly slug: string };
  /** Taken where there is one already. */
  readonly customerId: string | null;
}

/** A signed word of the provider, also as it waits in the queue. What it says is read again; only what it concerns is taken from it. */
export const noticeSchema = z.object({
  noticeId: z.string(),
  type: z.string(),
  createdAt: z.string(),
  subscriptionId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  status: z.string(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  errorMessage: z.string().nullable(),
});
export type PaymentNotice = z.infer<typeof noticeSchema>;

/** `declined`: asking again changes nothing. `retry`: it was not done. `unknown`: it may have been done; the same key asks safely again. */
export type PaymentsFault = 'declined' | 'retry' | 'unknown';

export class PaymentsProblem extends Error {
  constructor(
    readonly fault: PaymentsFault,
    /** Safe to show. */
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PaymentsProblem';
  }
}

/** The signature is wrong, too old, or ahead of its time: nothing may follow from it. */
export class UnsignedNotice extends Error {}

/** GBP 20.00 + VAT a month, whoever takes the money. Every method rejects with PaymentsProblem. */
export abstract class PaymentGateway {
  abstract readonly provider: 'stripe' | 'local';
  /** What the browser's card form needs; null for the local one. */
  abstract readonly publishableKey: string | null;
  /** A subscription that is incomplete until its first invoice is paid, and expires unpaid within a day. */
  abstract open(wanted: SubscriptionToOpen): Promise<OpenedSubscription>;
  /** Null where there is no such payment, or none of a subscription of ours. */
  abstract payment(paymentIntentId: string): Promise<KnownPayment | null>;
  /** Null where there is no such subscription. */
  abstract subscription(subscriptionId: string): Promise<KnownSubscription | null>;
  /** The subscription is this installer's from here on. */
  abstract adopt(subscriptionId: string, slug: string): Promise<void>;
  abstract cancelAtPeriodEnd(subscriptionId: string, cancels: boolean, key: string): Promise<void>;
  /** Ends it at once; of one that has ended it changes nothing but what goes back. */
  abstract end(subscriptionId: string, options: { readonly refund: Refund }, key: string): Promise<void>;
  /** Name, email and card go, and what runs ends without a refund; its invoices stay. Again, or of nobody, it changes nothing. */
  abstract forget(customerId: string): Promise<void>;
  /** Where a card is changed and an open invoice paid. */
  abstract portal(customerId: string, returnUrl: string): Promise<string>;
  /** Subscriptions of ours that changed since, for what lost notices left; ends of pages are followed. */
  abstract changedSince(since: Date): AsyncIterable<KnownSubscription>;
  /** `body` byte for byte; throws UnsignedNotice. */
  abstract notice(body: Buffer, signature: string, now: Date): Promise<PaymentNotice>;
  /** Connections and timers end; nothing is asked afterwards. */
  abstract close(): Promise<void>;
}
