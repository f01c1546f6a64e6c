import { londonTime } from '@pilotlight/contracts/values/london-day';

const millisecondsPerMinute = 60_000;

const hoursAheadOfUtc = (moment: number): number => {
  const at = new Date(moment);
  return (londonTime(at.toISOString()).hour - at.getUTCHours() + 24) % 24;
};

const withOffset = (moment: number): string => {
  const ahead = hoursAheadOfUtc(moment);
  const wall = new Date(moment + ahead * 60 * millisecondsPerMinute).toISOString().slice(0, 19);
  return `${wall}+0${ahead}:00`;
};

/**
 * The moment at which London's clocks show so many minutes past midnight of a day (YYYY-MM-DD), ISO 8601 with its offset.
 * An hour that comes twice is its first, one that is left out is an hour later.
 */
export const momentInLondon = (day: string, minutes: number): string => {
  const wall = Date.parse(day) + minutes * millisecondsPerMinute;
  const inSummerTime = wall - 60 * millisecondsPerMinute;
  return withOffset(hoursAheadOfUtc(inSummerTime) === 1 ? inSummerTime : wall);
};

/** A day (YYYY-MM-DD) and the minutes past its midnight on a London clock. */
export type WallClock = { readonly day: string; readonly minutes: number };

/** What London's clocks show at a moment given in ISO 8601. */
export const wallClockOf = (at: string): WallClock => {
  const { day, hour } = londonTime(at);
  return { day, minutes: hour * 60 + new Date(at).getUTCMinutes() };
};

/** The same, asked of the calendar only once something counts from it. */
export const lazyWallClockOf = (at: string): WallClock => {
  let known: WallClock | undefined;
  const clock = (): WallClock => (known ??= wallClockOf(at));
  return {
    get day() {
      return clock().day;
    },
    get minutes() {
      return clock().minutes;
    },
  };
};
