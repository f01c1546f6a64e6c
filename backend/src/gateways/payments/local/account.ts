import { z } from 'zod';

/** What a test card does; the number itself is not kept. */
const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  behaviour: z.enum(['pays', 'authenticates', 'fails-on-renewal']),
});
export type KeptCard = z.infer<typeof cardSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  paymentIntentId: z.string(),
  chargeId: z.string(),
  /** 0 for the first month. */
  cycle: z.int(),
  standing: z.enum(['open', 'paid', 'void', 'uncollectible']),
  /** Pence. */
  amount: z.int(),
  refunded: z.int(),
  createdAt: z.int(),
  paidAt: z.int().nullable(),
  attempts: z.int(),
  nextAttemptAt: z.int().nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** A card that waits for its bank's word. */
  authenticating: cardSchema.nullable(),
});
export type LedgerInvoice = z.infer<typeof invoiceSchema>;

const subscriptionSchema = z.object({
  id: z.string(),
  /** What opened it: the same key opens no second one. */
  key: z.string(),
  status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
  startedAt: z.int(),
  /** Of the month under way; 0 for the first. */
  cycle: z.int(),
  cancelsAtPeriodEnd: z.boolean(),
  endedAt: z.int().nullable(),
  metadata: z.record(z.string(), z.string()),
});
export type LedgerSubscription = z.infer<typeof subscriptionSchema>;

/** A customer of the test payments with all that is theirs. Moments are milliseconds since 1970. */
export const accountSchema = z.object({
  id: z.string(),
  /** Null once its customer was forgotten. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  createdAt: z.int(),
  changedAt: z.int(),
  metadata: z.record(z.string(), z.string()),
  card: cardSchema.nullable(),
  subscriptions: z.array(subscriptionSchema),
  invoices: z.array(invoiceSchema),
});
export type Account = z.infer<typeof accountSchema>;

/** What a webhook tells of; Stripe's name of the event. */
export interface Happening {
  readonly type: string;
  readonly about: 'subscription' | 'invoice' | 'payment_intent' | 'charge';
  readonly id: string;
  readonly at: number;
}

export interface Outcome {
  readonly account: Account;
  readonly happened: readonly Happening[];
}

export const subscriptionIn = (account: Account, id: string): LedgerSubscription => {
  const found = account.subscriptions.find((each) => each.id === id);
  if (!found) throw new Error(`${account.id} has no ${id}`);
  return found;
};

export const invoiceIn = (account: Account, id: string): LedgerInvoice => {
  const found = account.invoices.find((each) => each.id === id || each.paymentIntentId === id || each.chargeId === id);
  if (!found) throw new Error(`${account.id} has no ${id}`);
  return found;
};

export const invoicesOf = (account: Account, subscriptionId: string): readonly LedgerInvoice[] =>
  account.invoices.filter((each) => each.subscriptionId === subscriptionId);

/** Every id by which somebody may ask for the account. */
export const idsOf = ({ id, subscriptions, invoices }: Account): string[] => [
  id,
  ...subscriptions.flatMap((each) => [each.id, `key ${each.key}`]),
  ...invoices.flatMap((each) => [each.id, each.paymentIntentId, each.chargeId]),
];
