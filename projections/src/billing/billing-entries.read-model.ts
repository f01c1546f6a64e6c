import type { InstallerEvent, RecordedEvent, SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { BillingEntry } from '@pilotlight/contracts/http/billing';
import type { AppendedModel, Table } from '../read-model';

export type BillingEntryRow = {
  readonly event_id: string;
  readonly position: string;
  readonly slug: string;
  readonly at: string;
  readonly kind: BillingEntry['kind'];
  readonly done_by: BillingEntry['by'];
  readonly amount: number | null;
  readonly invoice_id: string | null;
  readonly detail: string | null;
  readonly lasts_until: string | null;
  readonly cause_id: string | null;
};

const table: Table<BillingEntryRow> = {
  name: 'billing_entries',
  columns: {
    event_id: 'uuid',
    position: 'text collate "C"',
    slug: 'text',
    at: 'timestamptz',
    kind: 'text',
    done_by: 'text',
    amount: 'integer null',
    invoice_id: 'text null',
    detail: 'text null',
    lasts_until: 'timestamptz null',
    cause_id: 'text null',
  },
  key: ['event_id'],
  tenant: 'slug',
  personal: [],
  indexes: { newest: '(slug, position desc)' },
};

const told = [
  'SubscriptionStarted',
  'PaymentReceived',
  'PaymentFailed',
  'PaymentRefunded',
  'SubscriptionRecovered',
  'SubscriptionCancellationScheduled',
  'SubscriptionCancellationWithdrawn',
  'SubscriptionEnded',
  'InstallerSuspended',
  'InstallerResumed',
  'InstallerPaymentModeSet',
  'InstallerApproved',
  'InstallerRejected',
  'InstallerRejectionWithdrawn',
] as const;
type Told = RecordedEvent<Extract<InstallerEvent | SubscriptionEvent, { type: (typeof told)[number] }>>;

type Facts = Pick<BillingEntryRow, 'kind'> &
  Partial<Pick<BillingEntryRow, 'amount' | 'invoice_id' | 'detail' | 'lasts_until'>>;

/** Notes and reasons of the admin are personal, and are not kept here. */
const factsOf = (event: Told): Facts => {
  switch (event.type) {
    case 'SubscriptionStarted':
      return { kind: 'subscription-started' };
    case 'PaymentReceived':
      return { kind: 'payment-received', amount: event.data.amount, invoice_id: event.data.invoiceId };
    case 'PaymentFailed': {
      const { amount, invoiceId, failure, nextAttemptAt } = event.data;
      return { kind: 'payment-failed', amount, invoice_id: invoiceId, detail: failure, lasts_until: nextAttemptAt };
    }
    case 'PaymentRefunded':
      return { kind: 'payment-refunded', amount: event.data.amount, invoice_id: event.data.invoiceId };
    case 'SubscriptionRecovered':
      return { kind: 'recovered' };
    case 'SubscriptionCancellationScheduled':
      return { kind: 'cancellation-scheduled', lasts_until: event.data.endsAt };
    case 'SubscriptionCancellationWithdrawn':
      return { kind: 'cancellation-withdrawn' };
    case 'SubscriptionEnded':
      return { kind: 'subscription-ended' };
    case 'InstallerSuspended':
      return { kind: 'suspended', detail: event.data.cause };
    case 'InstallerResumed':
      return { kind: 'resumed', detail: event.data.cause ?? null };
    case 'InstallerPaymentModeSet':
      return { kind: event.data.manual ? 'manual-payment-on' : 'manual-payment-off' };
    case 'InstallerApproved':
      return { kind: 'approved' };
    case 'InstallerRejected':
      return { kind: 'rejected' };
    case 'InstallerRejectionWithdrawn':
      return { kind: 'rejection-withdrawn' };
  }
};

const payments: ReadonlySet<BillingEntry['kind']> = new Set<BillingEntry['kind']>([
  'payment-received',
  'payment-failed',
  'payment-refunded',
  'recovered',
]);

/** What nobody of ours did, the provider said of its subscription. */
const doneBy = ({ actor, stream }: Told, kind: BillingEntry['kind']): BillingEntry['by'] => {
  if (payments.has(kind)) return 'provider';
  if (actor.kind === 'admin' || actor.kind === 'installer') return actor.kind;
  return stream.startsWith('subscription-') ? 'provider' : 'system';
};

/** What happened in an installer's life with money or without; kept as long as tax law wants it. */
export const billingEntries: AppendedModel<BillingEntryRow, Told, 'billing_entries'> = {
  kind: 'appended',
  name: 'billing_entries',
  version: 1,
  table,
  streams: ['subscription', 'installer'],
  outlivesInstaller: true,
  concerns: (event): event is Told => told.some((type) => type === event.type),
  rowsOf: (event) => {
    const facts = factsOf(event);
    const { id, position, at, data, causationId } = event;
    const untold = { amount: null, invoice_id: null, detail: null, lasts_until: null };
    const what = { event_id: id, position, slug: data.slug, at, done_by: doneBy(event, facts.kind) };
    return [{ ...what, ...untold, ...facts, cause_id: causationId }];
  },
};
