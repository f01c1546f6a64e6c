import type { RecordedEvent, RegistrationEvent } from '@pilotlight/contracts/catalogue/catalogue';

interface Started {
  readonly loginHash: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly paymentIntentId: string;
}

export type RegistrationState =
  | { readonly status: 'unknown' }
  | ({ readonly status: 'started' | 'paid' | 'expired' } & Started)
  /** `installer` is whose account it was claimed for, if anybody's. */
  | ({ readonly status: 'refunded'; readonly installer: string | null } & Started)
  /** The payment is this account's, whether or not the account is there yet. */
  | ({
      readonly status: 'claimed' | 'completed';
      readonly installer: string;
      readonly installerId: string;
      /** ISO 8601 UTC. */
      readonly claimedAt: string;
    } & Started);

export const noRegistration: RegistrationState = { status: 'unknown' };

export const evolveRegistration = (
  state: RegistrationState,
  event: RecordedEvent<RegistrationEvent>,
): RegistrationState => {
  if (event.type === 'RegistrationStarted') {
    const { loginHash, customerId, subscriptionId, paymentIntentId } = event.data;
    return { status: 'started', loginHash, customerId, subscriptionId, paymentIntentId };
  }
  if (state.status === 'unknown') return state;
  const { loginHash, customerId, subscriptionId, paymentIntentId } = state;
  const started = { loginHash, customerId, subscriptionId, paymentIntentId };
  switch (event.type) {
    case 'RegistrationPaid':
      return { status: 'paid', ...started };
    case 'RegistrationClaimed':
      return {
        status: 'claimed',
        ...started,
        installer: event.data.installer,
        installerId: event.data.installerId,
        claimedAt: event.at,
      };
    case 'RegistrationCompleted':
      return state.status === 'claimed' ? { ...state, status: 'completed' } : state;
    case 'RegistrationRefunded':
      return { status: 'refunded', ...started, installer: 'installer' in state ? state.installer : null };
    case 'RegistrationExpired':
      return { status: 'expired', ...started };
  }
};
