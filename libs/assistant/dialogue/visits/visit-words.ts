import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import type { WayToReach } from '@pilotlight/contracts/values/ways-to-reach';
import { wallClockOf } from '../../understanding/time/london-clock';
import type { FreeTime } from './visit-talk';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const short = inUtc({ weekday: 'short', day: 'numeric', month: 'short' });
const long = inUtc({ weekday: 'long', day: 'numeric', month: 'long' });

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A time as it is offered to tap, on London's clock: "Thu 26 Nov, 10:00". */
export const timeToTap = ({ start }: Pick<FreeTime, 'start'>): string => {
  const { day, minutes } = wallClockOf(start);
  return `${short.format(new Date(day)).replace(',', '')}, ${clockOf(minutes)}`;
};

/** A time in a sentence: "tomorrow, Thursday 26 November, at 10:00". `now` is ISO 8601. */
export const timeInSentence = (start: string, now: string): string => {
  const { day, minutes } = wallClockOf(start);
  const { day: today } = londonTime(now);
  const near = day === today ? 'today, ' : day === addDays(today, 1) ? 'tomorrow, ' : '';
  const dated = long.format(new Date(day)).replace(',', '');
  return `${near}${dated}${near ? ',' : ''} at ${clockOf(minutes)}`;
};

/** How a visit that was asked for is confirmed; nothing where there is no way yet. */
export const toConfirm: Readonly<Record<WayToReach, string>> = {
  written: 'We’ll confirm it with you.',
  rung: 'We’ll ring you to confirm.',
  none: '',
};
