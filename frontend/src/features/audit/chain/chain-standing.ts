import type { ChainStatus } from '@pilotlight/contracts/http/audit';
import { formatCount, formatDateTime, formatTime } from '../../../ui/format';

export interface ChainStanding {
  readonly kind: 'verified' | 'chained' | 'broken' | 'empty';
  readonly title: string;
}

/** What a chain can be said to be: verified as far as it was compared with the log, and no further. */
export const standingOf = ({ check, upTo }: ChainStatus): ChainStanding => {
  if (check?.brokenAt) {
    const { number } = check.brokenAt;
    return {
      kind: 'broken',
      title: number > 0 ? `Broken at event ${formatCount(number)}` : 'Broken: events are missing',
    };
  }
  if (!upTo) return { kind: 'empty', title: 'No events chained yet' };
  return check?.upTo
    ? { kind: 'verified', title: `Verified to event ${formatCount(check.upTo.number)}` }
    : { kind: 'chained', title: `Intact up to ${formatCount(upTo.number)} (not checked yet)` };
};

/** 13:07 of today, else with its day. */
export const momentInWords = (at: string, now: Date): string =>
  formatDateTime(at).startsWith(formatDateTime(now).slice(0, -7)) ? formatTime(at) : formatDateTime(at);
