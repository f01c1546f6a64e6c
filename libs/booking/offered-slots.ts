import { type AvailabilityConfig, intervalsOf } from '@pilotlight/contracts/values/availability';
import { addDays } from '@pilotlight/contracts/values/london-day';
import { isBankHoliday } from './bank-holidays';
import { londonInstant, londonInstantOrChange, londonWallClock, minutesOf } from './london-clock';

/** From a moment to another, ISO 8601 UTC; the end is no longer part of it. */
export type Span = { readonly start: string; readonly end: string };
export type OfferedDay = { readonly date: string; readonly slots: readonly Span[] };

type Asked = {
  /** London days (yyyy-mm-dd), both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly now: string;
  /** Of the visit, in minutes; the availability's own where it is absent. */
  readonly duration?: number | undefined;
};

type Room = Pick<AvailabilityConfig, 'capacity' | 'bufferMinutes'>;
/** The same in milliseconds since 1970. */
export type Times = { readonly start: number; readonly end: number };
type Busy = Times;

const minute = 60_000;

/**
 * The slots that an availability offers on each day from one to another, whether or not they are taken. Slots follow
 * each other by duration and buffer from the start of each of the day's opening hours, as the wall clock shows it.
 */
export const offeredSlots = (
  availability: AvailabilityConfig,
  { from, to, now, duration }: Asked,
): readonly OfferedDay[] => {
  const bookable = bookableDays(availability, now);
  const days: OfferedDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const open = bookable(date);
    days.push({ date, slots: open ? slotsOf(availability, date, Date.parse(now), duration) : [] });
  }
  return days;
};

/** Whether a visit of so many minutes may start at this moment, whether or not it is taken. */
export const isOffered = (
  availability: AvailabilityConfig,
  { start, duration, now }: { readonly start: string; readonly duration: number; readonly now: string },
): boolean => {
  const date = londonWallClock(start).day;
  const [day] = offeredSlots(availability, { from: date, to: date, now, duration });
  const at = Date.parse(start);
  return day?.slots.some((slot) => Date.parse(slot.start) === at) ?? false;
};

const bookableDays = (availability: AvailabilityConfig, now: string) => {
  const today = londonWallClock(now).day;
  const first = addDays(today, availability.minAdvanceBookingDays);
  const last = addDays(today, availability.maxAdvanceBookingDays);
  const blocked = new Set(availability.blockedDates);
  const { bankHolidays, blockedDaysOfWeek } = availability;
  return (date: string): boolean =>
    date >= first &&
    date <= last &&
    !blocked.has(date) &&
    !blockedDaysOfWeek.includes(weekdayOf(date)) &&
    !(bankHolidays !== null && isBankHoliday(bankHolidays, date));
};

const weekdayOf = (date: string): number => new Date(date).getUTCDay();

const slotsOf = (
  availability: AvailabilityConfig,
  date: string,
  now: number,
  duration = availability.slotDuration,
): Span[] => {
  const step = availability.slotDuration + availability.bufferMinutes;
  const slots: Span[] = [];
  for (const interval of intervalsOf(availability, weekdayOf(date))) {
    const [opening, closing] = [minutesOf(interval.start), minutesOf(interval.end)];
    const last = londonInstantOrChange(date, closing);
    for (let minutes = opening; minutes < closing; minutes += step) {
      const start = londonInstant(date, minutes);
      if (start === undefined || start <= now) continue;
      const end = start + duration * minute;
      if (end <= last) slots.push({ start: new Date(start).toISOString(), end: new Date(end).toISOString() });
    }
  }
  return slots;
};

/** What a visit keeps an engineer from: itself and the buffer after it. */
const busyOf = ({ start, end }: Span | Times, buffer: number): Busy => ({
  start: momentOf(start),
  end: momentOf(end) + buffer * minute,
});

const momentOf = (moment: string | number): number => (typeof moment === 'string' ? Date.parse(moment) : moment);

/** Fewer at once than there are engineers, at each moment: it can only grow where another begins. */
const fits = (span: Busy, others: readonly Busy[], capacity: number): boolean => {
  const beside = others.filter(({ start, end }) => start < span.end && end > span.start);
  if (beside.length < capacity) return true;
  return beside
    .map(({ start }) => Math.max(start, span.start))
    .every((at) => beside.filter(({ start, end }) => start <= at && end > at).length < capacity);
};

/** Whether a visit can be taken beside those that are there, with the buffer kept between any two of one engineer. */
export const fitsBeside = (span: Span, taken: readonly Span[], { capacity, bufferMinutes }: Room): boolean =>
  fits(
    busyOf(span, bufferMinutes),
    taken.map((one) => busyOf(one, bufferMinutes)),
    capacity,
  );

/** The days with those of their slots that are not taken; thousands of taken times are read faster as numbers. */
export const freeSlots = (
  days: readonly OfferedDay[],
  taken: readonly (Span | Times)[],
  { capacity, bufferMinutes }: Room,
): readonly OfferedDay[] => {
  const busy = taken.map((one) => busyOf(one, bufferMinutes)).toSorted((one, other) => one.start - other.start);
  const longest = busy.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  return days.map(({ date, slots }) => ({
    date,
    slots: slots.filter((slot) => {
      const span = busyOf(slot, bufferMinutes);
      return fits(span, busy.slice(firstFrom(busy, span.start - longest), firstFrom(busy, span.end)), capacity);
    }),
  }));
};

/** The place of the first that starts at that moment or later. */
const firstFrom = (busy: readonly Busy[], start: number): number => {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  return low;
};
