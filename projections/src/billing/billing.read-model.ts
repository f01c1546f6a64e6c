import type { RecordedEvent, SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { subscriptionEvents } from '@pilotlight/contracts/events/subscription-events';
import type { Billing } from '@pilotlight/contracts/http/billing';
import type { FoldedModel, Table } from '../read-model';

export type BillingRow = {
  readonly slug: string;
  readonly standing: Billing['standing'];
  readonly customer_id: string;
  readonly subscription_id: string | null;
  readonly last_payment_date: string | null;
  readonly current_period_end: string | null;
  readonly cancels_at_period_end: boolean;
  /** Whose payment failed and hasn't come since. */
  readonly owed_invoices: readonly string[];
  /** Of the first failure since nothing was owed. */
  readonly failed_at: string | null;
  readonly failure: string | null;
  readonly next_attempt_at: string | null;
};

type Concerning = RecordedEvent<Exclude<SubscriptionEvent, { type: 'PaymentNoticeReceived' }>>;

const table: Table<BillingRow> = {
  name: 'billing',
  columns: {
    slug: 'text',
    standing: 'text',
    customer_id: 'text',
    subscription_id: 'text null',
    last_payment_date: 'timestamptz null',
    current_period_end: 'timestamptz null',
    cancels_at_period_end: 'boolean',
    owed_invoices: 'jsonb',
    failed_at: 'timestamptz null',
    failure: 'text null',
    next_attempt_at: 'timestamptz null',
  },
  key: ['slug'],
  tenant: 'slug',
  personal: [],
  indexes: {},
};

const nothingOwed = { owed_invoices: [], failed_at: null, failure: null, next_attempt_at: null } as const;

const started = ({ data }: Concerning & { type: 'SubscriptionStarted' }, before?: BillingRow): BillingRow => ({
  slug: data.slug,
  standing: 'incomplete',
  customer_id: data.customerId,
  subscription_id: data.subscriptionId,
  last_payment_date: before?.last_payment_date ?? null,
  current_period_end: null,
  cancels_at_period_end: false,
  ...nothingOwed,
});

const newest = (known: string | null, heard: string): string =>
  known !== null && Date.parse(known) > Date.parse(heard) ? known : heard;

/** A payment of one invoice leaves another's debt as it is. */
const paid = (row: BillingRow, invoiceId: string): BillingRow => {
  const owed_invoices = row.owed_invoices.filter((owed) => owed !== invoiceId);
  return owed_invoices.length > 0 ? { ...row, owed_invoices } : { ...row, standing: 'active', ...nothingOwed };
};

const changed = (row: BillingRow, event: Concerning): BillingRow => {
  switch (event.type) {
    case 'SubscriptionStarted':
      return started(event, row);
    case 'PaymentReceived': {
      const { invoiceId, periodEnd } = event.data;
      return { ...paid(row, invoiceId), current_period_end: periodEnd ?? row.current_period_end };
    }
    case 'PaymentFailed': {
      const { invoiceId, failure, nextAttemptAt } = event.data;
      return {
        ...row,
        standing: 'failed',
        owed_invoices: [...row.owed_invoices.filter((owed) => owed !== invoiceId), invoiceId],
        failed_at: row.failed_at ?? event.at,
        failure,
        next_attempt_at: nextAttemptAt,
      };
    }
    case 'PaymentRefunded':
      return row;
    case 'SubscriptionRecovered':
      return { ...row, standing: 'active', ...nothingOwed };
    case 'SubscriptionCancellationScheduled':
      return { ...row, cancels_at_period_end: true, current_period_end: event.data.endsAt };
    case 'SubscriptionCancellationWithdrawn':
      return { ...row, cancels_at_period_end: false };
    case 'SubscriptionLapsed':
      return { ...row, standing: 'none', subscription_id: null };
    case 'SubscriptionEnded':
      return {
        ...row,
        standing: 'cancelled',
        subscription_id: null,
        current_period_end: event.data.endedAt,
        cancels_at_period_end: false,
        ...nothingOwed,
      };
  }
};

/** How an installer's payments stand. Tax law wants it for six years: it outlives the installer, and holds nothing personal. */
export const billing: FoldedModel<BillingRow, Concerning, 'billing'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'billing',
  version: 1,
  table,
  streams: ['subscription'],
  outlivesInstaller: true,
  concerns: (event): event is Concerning =>
    Object.hasOwn(subscriptionEvents, event.type) && event.type !== 'PaymentNoticeReceived',
  keyOf: ({ data }) => [data.slug],
  fold: (row, event) => {
    if (event.type === 'SubscriptionStarted') return started(event, row);
    if (!row) return null;
    // What comes late of a subscription before this one changes nothing of this one.
    const after = row.subscription_id === event.data.subscriptionId ? changed(row, event) : row;
    return event.type === 'PaymentReceived'
      ? { ...after, last_payment_date: newest(row.last_payment_date, event.data.paidAt) }
      : after;
  },
};
