import type { ProviderFault } from '@pilotlight/contracts/http/platform-health';
import { PaymentsProblem } from '../payments';

interface StripeFailure {
  readonly type?: string;
  readonly code?: string;
  readonly statusCode?: number;
}

const failureIn = (error: unknown): StripeFailure => (typeof error === 'object' && error !== null ? error : {});

/** Stripe has no such object. */
export const isMissing = (error: unknown): boolean => failureIn(error).code === 'resource_missing';

/** What it says of Stripe itself; null where Stripe was there, whatever it refused. */
export const stripeFaultIn = (error: unknown): ProviderFault | null => {
  switch (failureIn(error).type) {
    case 'StripeCardError':
    case 'StripeInvalidRequestError':
    case 'StripeIdempotencyError':
      return null;
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return 'not-authorised';
    case 'StripeRateLimitError':
      return 'busy';
    default:
      return 'unreachable';
  }
};

/**
 * Sorted by what may be done next: a card's or a request's fault is final, a busy or unreachable provider is asked again, and where the
 * answer was lost the same key asks safely.
 */
export const problemOf = (error: unknown): PaymentsProblem => {
  const { type, statusCode } = failureIn(error);
  const cause = { cause: error };
  switch (type ?? 'lost') {
    case 'StripeCardError':
      return new PaymentsProblem('declined', 'Your card was declined.', cause);
    case 'StripeInvalidRequestError':
    case 'StripeIdempotencyError':
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return new PaymentsProblem('declined', 'The payment provider refused this. Please contact support.', cause);
    case 'StripeRateLimitError':
      return new PaymentsProblem('retry', 'The payment provider is busy. Please try again in a moment.', cause);
    default: {
      const isLost = statusCode === undefined || statusCode >= 500;
      return new PaymentsProblem(
        isLost ? 'unknown' : 'retry',
        'The payment provider can’t be reached. Please try again.',
        cause,
      );
    }
  }
};
