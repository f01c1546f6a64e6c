import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';

/**
 * What became of handing a message over. `retryAfterSeconds` is null where it was refused for good. `unknown`: whether it went out can't be
 * told, so it is never sent again by itself.
 */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly providerId: string | null }
  | {
      readonly kind: 'refused';
      readonly reason: RefusalReason;
      /** The provider's code and why, in words of ours: never an address or a word of the message. */
      readonly detail: string;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'unknown'; readonly cause: 'timeout' | 'connection-lost' };
