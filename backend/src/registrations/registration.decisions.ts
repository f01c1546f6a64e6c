import type { RegistrationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { RefundReason } from '@pilotlight/contracts/events/registration-events';
import { monthly } from '@pilotlight/contracts/values/money';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { Refused, RefusedShowing } from '../write-side/refused';
import type { RegistrationState } from './registration.state';

const slug = platformTenant;

export const startRegistration = (
  state: RegistrationState,
  registrationId: string,
  opened: {
    readonly loginHash: string;
    readonly customerId: string;
    readonly subscriptionId: string;
    readonly paymentIntentId: string;
  },
): RegistrationEvent[] =>
  state.status === 'unknown' ? [{ type: 'RegistrationStarted', data: { slug, registrationId, ...opened } }] : [];

const paid = (registrationId: string): RegistrationEvent => ({
  type: 'RegistrationPaid',
  data: { slug, registrationId, amount: monthly.gross, currency: monthly.currency },
});

export const notePayment = (state: RegistrationState, registrationId: string): RegistrationEvent[] => {
  switch (state.status) {
    case 'started':
    // The provider lets nobody pay what has expired; where its word says otherwise, the money counts.
    case 'expired':
      return [paid(registrationId)];
    case 'unknown':
    case 'paid':
    case 'claimed':
    case 'completed':
    case 'refunded':
      return [];
  }
};

export const expireRegistration = (state: RegistrationState, registrationId: string): RegistrationEvent[] =>
  state.status === 'started' ? [{ type: 'RegistrationExpired', data: { slug, registrationId } }] : [];

/** The page must not say that the payment is kept. */
const showingRefund = (message: string): Refused => new RefusedShowing(new Refused(message), { refunded: true });

export const refunded = (): Refused => showingRefund('This payment was refunded. Please register again.');

/** Says no more of the account than whoever only begins to register is told. */
export const paidForTaken = (): Refused =>
  showingRefund('This email is already registered. Please log in instead. Your payment goes back in full.');

export interface Claim {
  readonly registrationId: string;
  readonly installer: string;
  readonly installerId: string;
  /** The slug of a claim before that another firm took first; null for none. */
  readonly insteadOf: string | null;
}

/** One payment makes one account: whoever comes second goes on with the first one's. */
export const claimRegistration = (state: RegistrationState, claim: Claim): RegistrationEvent[] => {
  const { registrationId, installer, installerId, insteadOf } = claim;
  const claimed: RegistrationEvent = {
    type: 'RegistrationClaimed',
    data: { slug, registrationId, installer, installerId },
  };
  switch (state.status) {
    case 'unknown':
      throw new Refused('This payment is not known', 'invalid');
    case 'refunded':
      throw refunded();
    case 'started':
    case 'expired':
      return [paid(registrationId), claimed];
    case 'paid':
      return [claimed];
    case 'claimed':
      return state.installer === insteadOf ? [claimed] : [];
    case 'completed':
      return [];
  }
};

export const completeRegistration = (state: RegistrationState, registrationId: string): RegistrationEvent[] =>
  state.status === 'claimed'
    ? [{ type: 'RegistrationCompleted', data: { slug, registrationId, installer: state.installer } }]
    : [];

/** Its account may be under way still. */
const claimTakes = 10_000;

/** Only of what was paid and came to nothing. `at` in milliseconds since 1970; null where no account can be under way. */
export const refundRegistration = (
  state: RegistrationState,
  { registrationId, reason, at }: { registrationId: string; reason: RefundReason; at: number | null },
): RegistrationEvent[] => {
  const isFresh = state.status === 'claimed' && at !== null && at - Date.parse(state.claimedAt) < claimTakes;
  return (state.status === 'paid' || state.status === 'claimed') && !isFresh
    ? [{ type: 'RegistrationRefunded', data: { slug, registrationId, reason } }]
    : [];
};
