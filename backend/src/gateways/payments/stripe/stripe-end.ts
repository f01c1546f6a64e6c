import type Stripe from 'stripe';
import type { KnownInvoice, KnownSubscription } from '../payments';
import { problemOf } from './stripe-faults';

const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** What Stripe refuses may be done already: by somebody else, or by a try whose answer was lost. */
const unlessDone = async (act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (problemOf(error).fault !== 'declined' || !(await isDone())) throw error;
  }
};

/** A DELETE has no idempotency key: asked again after its answer was lost, Stripe knows of nothing to cancel. */
export const cancel = async (stripe: Stripe, { subscriptionId, standing }: KnownSubscription): Promise<void> => {
  if (standing === 'cancelled') return;
  await unlessDone(
    () => stripe.subscriptions.cancel(subscriptionId),
    async () => (await stripe.subscriptions.retrieve(subscriptionId)).ended_at !== null,
  );
};

/** Stripe leaves open what was owed, for whoever has the invoice's address to pay. */
export const voidInvoice = (stripe: Stripe, { invoiceId }: KnownInvoice, key: string): Promise<void> =>
  unlessDone(
    () => stripe.invoices.voidInvoice(invoiceId, {}, { idempotencyKey: `${key} void ${invoiceId}` }),
    async () => (await stripe.invoices.retrieve(invoiceId)).status !== 'open',
  );

export const refundInvoice = async (stripe: Stripe, { invoiceId }: KnownInvoice, key: string): Promise<void> => {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 });
  const payment = data[0]?.payment;
  if (payment?.type !== 'payment_intent') return;
  const intent = idOf(payment.payment_intent);
  await unlessDone(
    () =>
      stripe.refunds.create(
        { payment_intent: intent, reason: 'requested_by_customer' },
        { idempotencyKey: `${key} refund ${invoiceId}` },
      ),
    async () => {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
      return typeof charge === 'object' && charge?.refunded === true;
    },
  );
};
