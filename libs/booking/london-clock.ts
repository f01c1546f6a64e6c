import { Temporal } from 'temporal-polyfill';

const zone = 'Europe/London';
const minute = 60_000;
const daysKept = 2_000;

/** A London day: when it begins, and the minute after that at which its clocks go forward (or back, where negative). */
type LondonDay = {
  readonly start: number;
  readonly change: { readonly after: number; readonly forward: number } | null;
};

const known = new Map<string, LondonDay>();

const read = (day: string): LondonDay => {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  const start = midnight.epochMilliseconds;
  if (midnight.hoursInDay === 24) return { start, change: null };
  const changed = midnight.getTimeZoneTransition('next');
  if (!changed) return { start, change: null };
  return {
    start,
    change: { after: (changed.epochMilliseconds - start) / minute, forward: (24 - midnight.hoursInDay) * 60 },
  };
};

const londonDay = (day: string): LondonDay => {
  const before = known.get(day);
  if (before) return before;
  const found = read(day);
  if (known.size >= daysKept) known.clear();
  known.set(day, found);
  return found;
};

/** Minutes since midnight of a time on the wall clock, HH:mm. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The moment (in ms since 1970) at which a London wall clock shows so many minutes after midnight: the first one where
 * it shows them twice, undefined where the clocks skip them.
 */
export const londonInstant = (day: string, minutes: number): number | undefined => {
  const { start, change } = londonDay(day);
  if (!change || minutes < change.after) return start + minutes * minute;
  if (minutes < change.after + change.forward) return undefined;
  return start + (minutes - change.forward) * minute;
};

/** As `londonInstant`; minutes that the clocks skip pass at the moment of the change. */
export const londonInstantOrChange = (day: string, minutes: number): number =>
  londonInstant(day, minutes) ?? changeOf(day);

const changeOf = (day: string): number => {
  const { start, change } = londonDay(day);
  return start + (change?.after ?? 0) * minute;
};

/** The moment (ISO 8601, UTC) of a London day (yyyy-mm-dd) and time (HH:mm); undefined where the clocks skip it. */
export const londonMoment = (day: string, time: string): string | undefined => {
  const instant = londonInstant(day, minutesOf(time));
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

/** The London day (yyyy-mm-dd) and time (HH:mm) of a moment (ISO 8601). */
export const londonWallClock = (moment: string): { readonly day: string; readonly time: string } => {
  const there = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return { day: there.toPlainDate().toString(), time: there.toPlainTime().toString({ smallestUnit: 'minute' }) };
};

/** A slot's start as people read it: the time on London's wall clock. */
export const slotLabel = (start: string): string => londonWallClock(start).time;
