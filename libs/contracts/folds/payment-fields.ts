import type { RecordedEvent, SubscriptionEvent } from '../catalogue/catalogue';
import type { Installer } from '../http/installers';

export interface PaymentFields {
  readonly payment_status: Installer['paymentStatus'];
  readonly last_payment_date: string | null;
  readonly refunded_at: string | null;
  readonly stripe_customer_id: string | null;
  /** Of one that was paid and goes on. */
  readonly stripe_subscription_id: string | null;
}

/** Payments may be told out of order. */
const newest = (known: string | null, heard: string): string =>
  known !== null && Date.parse(known) > Date.parse(heard) ? known : heard;

/** What an event of its subscription changes about an installer. */
export const paymentFieldsAfter = (
  fields: PaymentFields,
  event: RecordedEvent<SubscriptionEvent>,
): Partial<PaymentFields> => {
  switch (event.type) {
    case 'SubscriptionStarted':
      return {
        payment_status: 'unknown',
        stripe_customer_id: event.data.customerId,
        stripe_subscription_id: null,
      };
    case 'PaymentReceived':
      return {
        refunded_at: null,
        last_payment_date: newest(fields.last_payment_date, event.data.paidAt),
        // A first payment makes it; a later one alone mends no failure, and none brings back what has ended.
        ...(fields.payment_status === 'unknown' && {
          payment_status: 'active',
          stripe_subscription_id: event.data.subscriptionId,
        }),
      };
    case 'PaymentFailed':
      return { payment_status: 'failed' };
    case 'SubscriptionRecovered':
      return { payment_status: 'active' };
    case 'SubscriptionEnded':
      return { payment_status: 'cancelled', stripe_subscription_id: null };
    case 'PaymentRefunded':
      return { refunded_at: event.at };
    case 'SubscriptionLapsed':
    case 'SubscriptionCancellationScheduled':
    case 'SubscriptionCancellationWithdrawn':
    case 'PaymentNoticeReceived':
      return {};
  }
};
