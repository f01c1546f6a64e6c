import type { LoginEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../write-side/refused';
import type { LoginState } from './login.state';

export interface LoginClaim {
  readonly slug: string;
  readonly loginHash: string;
  /** What was claimed before was never taken on by an account, and won't be. */
  readonly abandoned: boolean;
}

/** An abandoned claim is taken anew by whoever comes, its own holder too: only a fresh one keeps others away. */
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
  /** When the holder left it, ISO 8601 UTC. */
  readonly leftAt: string;
}

/** For its holder only, and not where the holder has come back to it since. */
export const releaseLogin = (state: LoginState, { slug, loginHash, leftAt }: LoginRelease): LoginEvent[] =>
  state.status === 'claimed' && state.slug === slug && state.claimedAt <= leftAt
    ? [{ type: 'LoginReleased', data: { slug, loginHash } }]
    : [];
