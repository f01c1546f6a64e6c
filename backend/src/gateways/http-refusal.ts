import type { RefusalReason } from '@pilotlight/contracts/values/notification-status';
import type { SendOutcome } from './send-outcome';

const soon = 60;
/** Seconds: the longest wait, whatever a provider asks for. */
const longest = 3_600;

const asked = (retryAfter: string | undefined): number | null => {
  const seconds = Number(retryAfter || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.max(Math.ceil(seconds), 1), longest) : null;
};

export interface HttpRefusal {
  readonly provider: string;
  readonly status: number;
  readonly code: string | null;
  readonly reason: RefusalReason | undefined;
  readonly retryAfter: string | undefined;
}

const reasonOf = (status: number): RefusalReason => {
  if (status === 401 || status === 403) return 'not-authorised';
  if (status === 429) return 'provider-busy';
  if (status >= 500 || (status >= 300 && status < 400)) return 'provider-down';
  return 'content-refused';
};

export const httpRefusal = ({ provider, status, code, reason, retryAfter }: HttpRefusal): SendOutcome => {
  // A proxy says so of a request it passed on, whose end it did not see.
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

export const outcomeUnanswered = (
  provider: string,
  { reached, reason }: { readonly reached: boolean; readonly reason: 'timeout' | 'connection-lost' },
): SendOutcome =>
  reached
    ? { kind: 'unknown', cause: reason }
    : { kind: 'refused', reason: 'provider-down', detail: `${provider} was not reached`, retryAfterSeconds: soon };
