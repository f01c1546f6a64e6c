import { londonTime } from '@pilotlight/contracts/values/london-day';

const millisecondsPerMinute = 60_000;

const millisecondsPerDay = 86_400_000;

const askedHoursAhead = (moment: number): number => {
  const at = new Date(moment);
  return (londonTime(at.toISOString()).hour - at.getUTCHours() + 24) % 24;
};

/** Many ask for the same days: London's offset of each is looked up once; null where clocks change. */
const hoursAheadByDay = new Map<number, number | null>();
const mostDays = 1000;

const hoursAheadOn = (day: number): number | null => {
  const known = hoursAheadByDay.get(day);
  if (known !== undefined) return known;
  const first = askedHoursAhead(day * millisecondsPerDay);
  const last = askedHoursAhead((day + 1) * millisecondsPerDay - 1);
  if (hoursAheadByDay.size >= mostDays) hoursAheadByDay.clear();
  const ahead = first === last ? first : null;
  hoursAheadByDay.set(day, ahead);
  return ahead;
};

const hoursAheadOfUtc = (moment: number): number =>
  hoursAheadOn(Math.floor(moment / millisecondsPerDay)) ?? askedHoursAhead(moment);

const withOffset = (moment: number): string => {
  const ahead = hoursAheadOfUtc(moment);
  const wall = new Date(moment + ahead * 60 * millisecondsPerMinute).toISOString().slice(0, 19);
  return `${wall}+0${ahead}:00`;
};

/** ISO 8601 with its offset. An hour that comes twice is its first; one that is skipped is an hour later. */
export const momentInLondon = (day: string, minutes: number): string => {
  const wall = Date.parse(day) + minutes * millisecondsPerMinute;
  const inSummerTime = wall - 60 * millisecondsPerMinute;
  return withOffset(hoursAheadOfUtc(inSummerTime) === 1 ? inSummerTime : wall);
};

export type WallClock = { readonly day: string; readonly minutes: number };

export const wallClockOf = (at: string): WallClock => {
  const moment = Date.parse(at);
  const wall = new Date(moment + hoursAheadOfUtc(moment) * 60 * millisecondsPerMinute);
  return { day: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
};

/** The same, asked of the calendar only once something counts from it. */
class LazyWallClock implements WallClock {
  private known: WallClock | undefined;
  constructor(private readonly at: string) {}

  private get clock(): WallClock {
    return (this.known ??= wallClockOf(this.at));
  }
  get day(): string {
    return this.clock.day;
  }
  get minutes(): number {
    return this.clock.minutes;
  }
}

export const lazyWallClockOf = (at: string): WallClock => new LazyWallClock(at);
