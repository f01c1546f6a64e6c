import { availabilityLimits } from '@pilotlight/contracts/values/availability';
import { minutesOf, tidiedTime } from '../../ui/clock-time';
import type { DayFields } from './availability-fields';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const lastMinute = 23 * 60 + 59;
const pause = 60;
const added = 120;

/** The day with more hours, an hour after its last ones; null where nothing is left of it. */
export const withMoreHours = ({ open, intervals }: DayFields): DayFields | null => {
  if (!open) return { open: true, intervals };
  if (intervals.length >= availabilityLimits.intervalsADay.most) return null;
  const ends = intervals.map(({ end }) => minutesOf(tidiedTime(end))).filter(Number.isFinite);
  const start = Math.max(0, ...ends) + pause;
  if (start + pause > lastMinute) return null;
  return { open, intervals: [...intervals, { start: clock(start), end: clock(Math.min(start + added, lastMinute)) }] };
};

/** The day without some of its hours; closed where these were all. */
export const withoutHours = ({ open, intervals }: DayFields, place: number): DayFields =>
  intervals.length === 1
    ? { open: false, intervals }
    : { open, intervals: intervals.filter((_, index) => index !== place) };
