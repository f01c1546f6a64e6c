import type { Stats } from '@pilotlight/contracts/http/insights';
import { type ChangeInWords, pointChange, relativeChange } from '../../ui/figures/change';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

interface Week {
  /** Seven values, today's last. */
  readonly days: readonly number[];
  readonly count: number;
  readonly change: ChangeInWords;
}

/** This week of a fortnight, beside the week before. */
export const weekOf = (fortnight: readonly number[]): Week => {
  const days = fortnight.slice(7);
  const count = sum(days);
  return { days, count, change: relativeChange(count, sum(fortnight.slice(0, 7))) };
};

/** Lead to booking in percent over the seven days up to each day of this week; `count` is today's. */
export const conversionWeek = ({ leads, appointments }: Stats['trend']): Week => {
  const rateUpTo = (day: number): number =>
    Math.round(share(sum(appointments.slice(day - 6, day + 1)), sum(leads.slice(day - 6, day + 1))) * 10) / 10;
  const [before = 0, ...days] = [6, 7, 8, 9, 10, 11, 12, 13].map(rateUpTo);
  const count = days.at(-1) ?? 0;
  return { days, count, change: pointChange(count, before) };
};

/** "41%" of `whole`, without decimals; null where there is nothing to divide by. */
export const shareInWords = (part: number, whole: number): string | null =>
  whole === 0 ? null : `${Math.round(share(part, whole))}%`;
