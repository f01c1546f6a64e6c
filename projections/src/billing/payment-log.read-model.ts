import type { RecordedEvent, SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { monthly } from '@pilotlight/contracts/values/money';
import type { AppendedModel, Table } from '../read-model';

export type PaymentLogRow = {
  readonly stripe_event_id: string;
  readonly event_id: string;
  readonly position: string;
  readonly slug: string;
  readonly event_type: string;
  readonly status: string;
  readonly amount: number | null;
  readonly currency: string;
  readonly invoice_id: string | null;
  readonly subscription_id: string;
  readonly error_message: string | null;
  readonly created_at: string;
};

type Concerning = RecordedEvent<Extract<SubscriptionEvent, { type: 'PaymentNoticeReceived' }>>;

const table: Table<PaymentLogRow> = {
  name: 'payment_log',
  columns: {
    stripe_event_id: 'text',
    event_id: 'uuid',
    position: 'text collate "C"',
    slug: 'text',
    event_type: 'text',
    status: 'text',
    amount: 'integer null',
    currency: 'text',
    invoice_id: 'text null',
    subscription_id: 'text',
    error_message: 'text null',
    created_at: 'timestamptz',
  },
  key: ['stripe_event_id'],
  tenant: 'slug',
  personal: [],
  indexes: { newest: '(slug, position desc)' },
};

/** What the payment provider sent, once each; kept as long as tax law wants it. */
export const paymentLog: AppendedModel<PaymentLogRow, Concerning, 'payment_log'> = {
  kind: 'appended',
  name: 'payment_log',
  version: 1,
  table,
  streams: ['subscription'],
  outlivesInstaller: true,
  concerns: (event): event is Concerning => event.type === 'PaymentNoticeReceived',
  rowsOf: ({ id, position, at, data }) => [
    {
      stripe_event_id: data.stripeEventId,
      event_id: id,
      position,
      slug: data.slug,
      event_type: data.eventType,
      status: data.status,
      amount: data.amount,
      currency: data.currency ?? monthly.currency,
      invoice_id: data.invoiceId,
      subscription_id: data.subscriptionId,
      error_message: data.errorMessage,
      created_at: at,
    },
  ],
};
