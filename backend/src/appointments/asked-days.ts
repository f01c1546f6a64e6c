import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { Refused } from '../write-side/refused';

const [firstDay, lastDay] = ['2000-01-01', '2199-12-30'];

export interface Days {
  /** London days (yyyy-mm-dd), both inclusive. */
  readonly from: string;
  readonly to: string;
}

const daysIn = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Throws Refused for days that no diary has, or too many of them. */
export const requireDays = (days: Days, most: number): Days => {
  if (days.from < firstDay || days.to > lastDay) throw new Refused('Please choose a date from 2000 to 2199', 'invalid');
  if (days.to < days.from) throw new Refused('The last day is before the first', 'invalid');
  if (daysIn(days) > most) throw new Refused(`At most ${most} days at once`, 'invalid');
  return days;
};

const mostFree = 31;

export interface AskedDays {
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One day, or from one to another; by default the first 31 that can be booked. `now` in milliseconds since 1970. */
export const askedDays = (
  { date, from, to }: AskedDays,
  { minAdvanceBookingDays, now }: { readonly minAdvanceBookingDays: number; readonly now: number },
): Days => {
  if (date !== undefined) return requireDays({ from: date, to: date }, mostFree);
  const first = from ?? addDays(londonTime(new Date(now).toISOString()).day, minAdvanceBookingDays);
  return requireDays({ from: first, to: to ?? addDays(first, mostFree - 1) }, mostFree);
};
