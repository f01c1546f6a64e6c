import type { LoginEvent, RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { loginEvents } from '@pilotlight/contracts/events/installer-events';
import { DecidedStream } from '../write-side/decided-stream';
import type { Fold } from '../write-side/decided-stream';
import { Refused } from '../write-side/refused';

/** One email address's claim: whose login it is. `claimedAt` is ISO 8601 UTC. */
export type LoginState =
  { readonly status: 'free' } | { readonly status: 'claimed'; readonly slug: string; readonly claimedAt: string };

export const loginFold: Fold<LoginState, LoginEvent> = {
  initial: { status: 'free' },
  evolve: (_, event) => {
    switch (event.type) {
      case 'LoginClaimed':
        return { status: 'claimed', slug: event.data.slug, claimedAt: event.at };
      case 'LoginReleased':
        return { status: 'free' };
    }
  },
  owns: (event): event is RecordedEvent<LoginEvent> => Object.hasOwn(loginEvents, event.type),
};

export class LoginStream extends DecidedStream<LoginState, LoginEvent> {}

export const claimLogin = (
  state: LoginState,
  claim: { slug: string; loginHash: string; abandoned: boolean },
): LoginEvent[] => {
  const { slug, loginHash } = claim;
  if (state.status === 'claimed' && state.slug === slug) return [];
  if (state.status === 'claimed' && !claim.abandoned)
    throw new Refused('This login email is already used by another installer');
  return [{ type: 'LoginClaimed', data: { slug, loginHash } }];
};

export const releaseLogin = (state: LoginState, slug: string, loginHash: string): LoginEvent[] =>
  state.status === 'claimed' && state.slug === slug ? [{ type: 'LoginReleased', data: { slug, loginHash } }] : [];
