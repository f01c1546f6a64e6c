import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';

/** `retryAfterSeconds` null: refused for good. `unknown`: it may have gone out, so it is never sent again by itself. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly providerId: string | null }
  | {
      readonly kind: 'refused';
      readonly reason: RefusalReason;
      /** The provider's code and why, in our words: never an address or a word of the message. */
      readonly detail: string;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'unknown'; readonly cause: 'timeout' | 'connection-lost' };
