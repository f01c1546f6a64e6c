import type Stripe from 'stripe';
import type { KnownPayment } from '../payments';
import { isMissing } from './stripe-faults';

const most = 100;

const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** The payments of a customer's invoices, with their charges. Of a customer that was deleted there may be no list: they are asked for one by one. */
export const intentsOf = async (
  stripe: Stripe,
  customer: string,
  invoices: readonly Stripe.Invoice[],
): Promise<readonly Stripe.PaymentIntent[]> => {
  try {
    return (await stripe.paymentIntents.list({ customer, limit: most, expand: ['data.latest_charge'] })).data;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const payments = invoices.flatMap(({ payments: made }) => made?.data ?? []);
  const ids = new Set(payments.map(({ payment }) => idOf(payment.payment_intent)).filter((id) => id !== ''));
  const intents: Stripe.PaymentIntent[] = [];
  for (const id of ids) intents.push(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  return intents;
};

/** Null where the payment is of no subscription. */
export const subscriptionOf = async (stripe: Stripe, paymentIntentId: string): Promise<string | null> => {
  const payment = { type: 'payment_intent', payment_intent: paymentIntentId } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== 'object' || 'deleted' in invoice) return null;
  return idOf(invoice.parent?.subscription_details?.subscription) || null;
};

const standingOf = (intent: Stripe.PaymentIntent): KnownPayment['standing'] => {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (intent.status === 'succeeded') return charge?.refunded ? 'refunded' : 'succeeded';
  return intent.status === 'processing' ? 'processing' : 'unpaid';
};

/** Null where it is of no subscription. Throws what Stripe throws. */
export const knownPayment = async (stripe: Stripe, paymentIntentId: string): Promise<KnownPayment | null> => {
  const intent = await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  const subscriptionId = await subscriptionOf(stripe, paymentIntentId);
  if (subscriptionId === null) return null;
  const { customer, metadata } = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] });
  return {
    paymentIntentId,
    standing: standingOf(intent),
    amount: intent.amount_received || intent.amount,
    currency: intent.currency,
    email: typeof customer === 'object' && !customer.deleted ? customer.email : null,
    customerId: idOf(customer),
    subscriptionId,
    registrationId: metadata['registrationId'] ?? null,
  };
};
