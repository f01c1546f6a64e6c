import type { LoginEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

export type LoginState =
  { readonly status: 'free' } | { readonly status: 'claimed'; readonly slug: string; readonly claimedAt: string };

export const free: LoginState = { status: 'free' };

export const evolveLogin = (_: LoginState, event: RecordedEvent<LoginEvent>): LoginState => {
  switch (event.type) {
    case 'LoginClaimed':
      return { status: 'claimed', slug: event.data.slug, claimedAt: event.at };
    case 'LoginReleased':
      return free;
  }
};
