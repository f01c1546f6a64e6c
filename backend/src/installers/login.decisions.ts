import type { LoginEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../write-side/refused';
import type { LoginState } from './login.state';

export interface LoginClaim {
  readonly slug: string;
  readonly loginHash: string;
  readonly abandoned: boolean;
}

/** Anybody may take an abandoned claim, its own holder too: only a fresh one keeps others away. */
export const claimLogin = (state: LoginState, { slug, loginHash, abandoned }: LoginClaim): LoginEvent[] => {
  if (state.status === 'claimed' && !abandoned) {
    if (state.slug === slug) return [];
    throw new Refused('This login email is already used by another installer');
  }
  return [{ type: 'LoginClaimed', data: { slug, loginHash } }];
};

export interface LoginRelease {
  readonly slug: string;
  readonly loginHash: string;
  readonly leftAt: string;
}

/** For its holder only, and not where it has come back since. */
export const releaseLogin = (state: LoginState, { slug, loginHash, leftAt }: LoginRelease): LoginEvent[] =>
  state.status === 'claimed' && state.slug === slug && state.claimedAt <= leftAt
    ? [{ type: 'LoginReleased', data: { slug, loginHash } }]
    : [];
