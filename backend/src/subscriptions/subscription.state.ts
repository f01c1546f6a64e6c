import type { RecordedEvent, SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';

export interface KnownInvoiceState {
  readonly isPaid: boolean;
  readonly attempts: number;
  readonly refunded: number;
}

export type SubscriptionState =
  | { readonly status: 'none' }
  | {
      readonly status: 'known';
      readonly slug: string;
      /** The newest; an installer that cancels and comes back has a new one. */
      readonly subscriptionId: string;
      /** Those before it, oldest first. */
      readonly formerIds: readonly string[];
      readonly customerId: string;
      /** When it was opened, ISO 8601 UTC. */
      readonly startedAt: string;
      readonly standing: 'incomplete' | 'active' | 'failed' | 'cancelled';
      readonly wasPaid: boolean;
      /** A cancellation that waits for the end of what is paid. */
      readonly endsAt: string | null;
      readonly invoices: ReadonlyMap<string, KnownInvoiceState>;
      /** The provider's newest words, so that each is written once. */
      readonly noticeIds: readonly string[];
    };

const noticesKept = 500;
const unseen: KnownInvoiceState = { isPaid: false, attempts: 0, refunded: 0 };

export const noSubscription: SubscriptionState = { status: 'none' };

export const invoiceOf = (state: SubscriptionState, invoiceId: string): KnownInvoiceState =>
  (state.status === 'known' && state.invoices.get(invoiceId)) || unseen;

type Known = Extract<SubscriptionState, { status: 'known' }>;

const withInvoice = (state: Known, invoiceId: string, change: Partial<KnownInvoiceState>): Known => ({
  ...state,
  invoices: new Map(state.invoices).set(invoiceId, { ...invoiceOf(state, invoiceId), ...change }),
});

export const evolveSubscription = (
  state: SubscriptionState,
  event: RecordedEvent<SubscriptionEvent>,
): SubscriptionState => {
  if (event.type === 'SubscriptionStarted') {
    const { slug, subscriptionId, customerId } = event.data;
    const before = state.status === 'known' ? state : { invoices: new Map(), noticeIds: [] };
    const { invoices, noticeIds } = before;
    const formerIds = state.status === 'known' ? [...state.formerIds, state.subscriptionId] : [];
    const fresh = { standing: 'incomplete', wasPaid: false, endsAt: null } as const;
    const opened = { slug, subscriptionId, customerId, startedAt: event.at };
    return { status: 'known', ...opened, ...fresh, formerIds, invoices, noticeIds };
  }
  if (state.status === 'none') return state;
  const { data } = event;
  const isCurrent = data.subscriptionId === state.subscriptionId;
  switch (event.type) {
    case 'PaymentReceived': {
      const paid = withInvoice(state, event.data.invoiceId, { isPaid: true });
      if (!isCurrent) return paid;
      return { ...paid, wasPaid: true, standing: state.standing === 'incomplete' ? 'active' : state.standing };
    }
    case 'PaymentFailed': {
      const failed = withInvoice(state, event.data.invoiceId, { attempts: event.data.attempt });
      return isCurrent ? { ...failed, standing: 'failed' } : failed;
    }
    case 'PaymentRefunded':
      return withInvoice(state, event.data.invoiceId, { refunded: event.data.amount });
    case 'SubscriptionRecovered':
      return isCurrent ? { ...state, standing: 'active' } : state;
    case 'SubscriptionCancellationScheduled':
      return isCurrent ? { ...state, endsAt: event.data.endsAt } : state;
    case 'SubscriptionCancellationWithdrawn':
      return isCurrent ? { ...state, endsAt: null } : state;
    case 'SubscriptionLapsed':
    case 'SubscriptionEnded':
      return isCurrent ? { ...state, standing: 'cancelled', endsAt: null } : state;
    case 'PaymentNoticeReceived':
      return { ...state, noticeIds: [...state.noticeIds, event.data.stripeEventId].slice(-noticesKept) };
  }
};
