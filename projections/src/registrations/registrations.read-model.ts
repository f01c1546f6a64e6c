import type { RecordedEvent, RegistrationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { registrationEvents, type RefundReason } from '@pilotlight/contracts/events/registration-events';
import type { OpenRegistration } from '@pilotlight/contracts/http/registration';
import type { FoldedModel, Table } from '../read-model';

export type RegistrationRow = {
  readonly registration_id: string;
  /** The platform's own. */
  readonly slug: string;
  readonly standing: OpenRegistration['standing'] | 'completed' | 'expired';
  readonly amount: number | null;
  readonly started_at: string;
  readonly paid_at: string | null;
  readonly refund_due_at: string | null;
  readonly refunded_at: string | null;
  readonly refund_reason: RefundReason | null;
  readonly payment_intent_id: string;
  readonly customer_id: string;
  readonly subscription_id: string;
  readonly installer: string | null;
};

type Concerning = RecordedEvent<RegistrationEvent>;

const table: Table<RegistrationRow> = {
  name: 'registrations',
  columns: {
    registration_id: 'uuid',
    slug: 'text',
    standing: 'text',
    amount: 'integer null',
    started_at: 'timestamptz',
    paid_at: 'timestamptz null',
    refund_due_at: 'timestamptz null',
    refunded_at: 'timestamptz null',
    refund_reason: 'text null',
    payment_intent_id: 'text',
    customer_id: 'text',
    subscription_id: 'text',
    installer: 'text null',
  },
  key: ['registration_id'],
  tenant: 'slug',
  personal: [],
  indexes: { standing: '(standing, started_at)' },
};

/** How long a payment may wait for its account, in milliseconds. */
const toFinish = 15 * 60_000;

const begun = ({ data, at }: Concerning & { type: 'RegistrationStarted' }): RegistrationRow => ({
  registration_id: data.registrationId,
  slug: data.slug,
  standing: 'started',
  amount: null,
  started_at: at,
  paid_at: null,
  refund_due_at: null,
  refunded_at: null,
  refund_reason: null,
  payment_intent_id: data.paymentIntentId,
  customer_id: data.customerId,
  subscription_id: data.subscriptionId,
  installer: null,
});

const changed = (row: RegistrationRow, event: Concerning): RegistrationRow => {
  switch (event.type) {
    case 'RegistrationStarted':
      return row;
    case 'RegistrationPaid': {
      const refund_due_at = new Date(Date.parse(event.at) + toFinish).toISOString();
      return { ...row, standing: 'paid', amount: event.data.amount, paid_at: event.at, refund_due_at };
    }
    case 'RegistrationClaimed':
      return { ...row, standing: 'claimed', installer: event.data.installer };
    case 'RegistrationCompleted':
      return { ...row, standing: 'completed', installer: event.data.installer, refund_due_at: null };
    case 'RegistrationRefunded': {
      const refund_reason = event.data.reason;
      return { ...row, standing: 'refunded', refunded_at: event.at, refund_reason, refund_due_at: null };
    }
    case 'RegistrationExpired':
      return { ...row, standing: 'expired' };
  }
};

export const registrations: FoldedModel<RegistrationRow, Concerning, 'registrations'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'registrations',
  version: 1,
  table,
  streams: ['registration'],
  outlivesInstaller: true,
  concerns: (event): event is Concerning => Object.hasOwn(registrationEvents, event.type),
  keyOf: ({ data }) => [data.registrationId],
  fold: (row, event) => {
    if (!row) return event.type === 'RegistrationStarted' ? begun(event) : null;
    return changed(row, event);
  },
};
