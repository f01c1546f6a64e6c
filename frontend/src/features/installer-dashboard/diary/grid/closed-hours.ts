import { isBankHoliday } from '@pilotlight/booking/bank-holidays';
import { type AvailabilityConfig, intervalsOf } from '@pilotlight/contracts/values/availability';
import { weekdayOf } from '../days';
import { minutesOf } from '../visit';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** When visits are taken on a day, in minutes since midnight; empty where it is closed. */
export const openHours = (availability: AvailabilityConfig, day: string): readonly Stretch[] => {
  const { blockedDates, blockedDaysOfWeek, bankHolidays } = availability;
  const weekday = weekdayOf(day);
  const closed =
    blockedDates.includes(day) ||
    blockedDaysOfWeek.includes(weekday) ||
    (bankHolidays !== null && isBankHoliday(bankHolidays, day));
  return closed
    ? []
    : intervalsOf(availability, weekday).map(({ start, end }) => ({ from: minutesOf(start), to: minutesOf(end) }));
};

/** What is left of a stretch of time beside the open hours: before, between and after them. */
export const closedBetween = (open: readonly Stretch[], { from, to }: Stretch): readonly Stretch[] => {
  const sorted = open.toSorted((one, other) => one.from - other.from);
  const starts = [from, ...sorted.map((stretch) => stretch.to)];
  const ends = [...sorted.map((stretch) => stretch.from), to];
  return starts
    .map((start, index) => ({ from: Math.max(from, start), to: Math.min(to, ends[index] ?? to) }))
    .filter((stretch) => stretch.from < stretch.to);
};
