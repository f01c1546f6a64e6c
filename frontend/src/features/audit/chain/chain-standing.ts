import type { ChainStatus } from '@pilotlight/contracts/http/audit';
import { formatCount, formatDateTime, formatTime } from '../../../ui/format';

export interface ChainStanding {
  readonly kind: 'verified' | 'chained' | 'broken' | 'empty';
  readonly title: string;
}

/** What a chain can be said to be: verified only where nothing was sealed since it was compared with the log. */
export const standingOf = ({ check, upTo, sealedAt }: ChainStatus): ChainStanding => {
  if (check?.brokenAt) {
    const { number } = check.brokenAt;
    return {
      kind: 'broken',
      title: number > 0 ? `Broken at event ${formatCount(number)}` : 'Broken: events are missing',
    };
  }
  if (!upTo) return { kind: 'empty', title: 'No events chained yet' };
  const verified = check !== null && (sealedAt === null || Date.parse(check.at) >= Date.parse(sealedAt));
  return verified
    ? { kind: 'verified', title: `Verified to event ${formatCount(upTo.number)}` }
    : { kind: 'chained', title: `Chained to event ${formatCount(upTo.number)}` };
};

/** 13:07 of today, else with its day. */
export const momentInWords = (at: string, now: Date): string =>
  formatDateTime(at).startsWith(formatDateTime(now).slice(0, -7)) ? formatTime(at) : formatDateTime(at);
