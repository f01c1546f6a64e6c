import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';
import type { SendOutcome } from './send-outcome';

const soon = 60;
/** Seconds: nobody is told to wait for longer, whatever a provider asks for. */
const longest = 3_600;

const asked = (retryAfter: string | undefined): number | null => {
  const seconds = Number(retryAfter || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.max(Math.ceil(seconds), 1), longest) : null;
};

export interface HttpRefusal {
  readonly provider: string;
  readonly status: number;
  /** The provider's own word for it. */
  readonly code: string | null;
  /** Why, by that word, where it tells more than the status. */
  readonly reason: RefusalReason | undefined;
  readonly retryAfter: string | undefined;
}

const reasonOf = (status: number): RefusalReason => {
  if (status === 401 || status === 403) return 'not-authorised';
  if (status === 429) return 'provider-busy';
  if (status >= 500 || (status >= 300 && status < 400)) return 'provider-down';
  return 'content-refused';
};

/** What became of a message that a provider of HTTP refused. */
export const httpRefusal = ({ provider, status, code, reason, retryAfter }: HttpRefusal): SendOutcome => {
  // A go-between says so of a request that it passed on, and whose end it did not see.
  if (status === 502 || status === 504) return { kind: 'unknown', cause: 'timeout' };
  const why = reason ?? reasonOf(status);
  const again = why === 'provider-busy' || why === 'provider-down';
  return {
    kind: 'refused',
    reason: why,
    detail: `${provider} ${[status, code].filter(Boolean).join(' ')}`,
    retryAfterSeconds: again ? (asked(retryAfter) ?? soon) : null,
  };
};

/** What became of a message whose request had no answer. */
export const outcomeUnanswered = (
  provider: string,
  { reached, reason }: { readonly reached: boolean; readonly reason: 'timeout' | 'connection-lost' },
): SendOutcome =>
  reached
    ? { kind: 'unknown', cause: reason }
    : { kind: 'refused', reason: 'provider-down', detail: `${provider} was not reached`, retryAfterSeconds: soon };
