import { z } from 'zod';
import type { PaymentNotice } from './payments';

const id = z.string().nullish();
/** Of Stripe's events only what says what they concern: any field may be missing. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int(),
  data: z.object({
    object: z.looseObject({
      id,
      object: z.string().nullish(),
      status: z.string().nullish(),
      amount: z.int().nullish(),
      amount_due: z.int().nullish(),
      amount_paid: z.int().nullish(),
      amount_refunded: z.int().nullish(),
      currency: z.string().nullish(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      parent: z
        .object({
          subscription_details: z
            .object({ subscription: z.union([z.string(), z.object({ id: z.string() })]).nullish() })
            .nullish(),
        })
        .nullish(),
      last_payment_error: z.object({ message: z.string().nullish() }).nullish(),
      failure_message: z.string().nullish(),
    }),
  }),
});

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** `subscriptionId` is null for a payment, whose invoice has to be asked for; throws what zod throws. */
export const noticeOfEvent = (body: Buffer): PaymentNotice => {
  const { id: noticeId, type, created, data } = eventSchema.parse(JSON.parse(body.toString('utf8')));
  const { object } = data;
  const { object: kind } = object;
  const own = object.id ?? null;
  const isRefund = type === 'charge.refunded';
  const amount = isRefund
    ? object.amount_refunded
    : type === 'invoice.paid' || type === 'invoice.payment_succeeded'
      ? object.amount_paid
      : (object.amount_due ?? object.amount);
  const ofSubscription = kind === 'subscription' ? own : idOf(object.parent?.subscription_details?.subscription);
  return {
    noticeId,
    type,
    createdAt: new Date(created * 1_000).toISOString(),
    subscriptionId: ofSubscription,
    invoiceId: kind === 'invoice' ? own : null,
    paymentIntentId: kind === 'payment_intent' ? own : idOf(object.payment_intent),
    status: object.status ?? 'unknown',
    amount: amount ?? null,
    currency: object.currency ?? null,
    errorMessage: object.last_payment_error?.message ?? object.failure_message ?? null,
  };
};
