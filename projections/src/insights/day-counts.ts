import type { PlatformCounts } from '@pilotlight/contracts/http/platform-insights';

const none: PlatformCounts = {
  conversations: 0,
  contacts: 0,
  booked: 0,
  visited: 0,
  hot: 0,
  warm: 0,
  cold: 0,
  replies: 0,
  replyMs: 0,
  slowReplies: 0,
};
const counts = Object.keys(none).filter((name): name is keyof PlatformCounts => name in none);

const each = (of: (count: keyof PlatformCounts) => number): PlatformCounts =>
  counts.reduce((all, count) => ({ ...all, [count]: of(count) }), none);

/** What is taken back may outnumber on its day what happened. */
export const atLeastNone = (row: PlatformCounts | undefined): PlatformCounts =>
  each((count) => Math.max(0, row?.[count] ?? 0));

export const together = (rows: readonly PlatformCounts[]): PlatformCounts =>
  each((count) =>
    Math.max(
      0,
      rows.reduce((sum, row) => sum + row[count], 0),
    ),
  );

export interface OfDay {
  readonly day: string;
  /** Of conversations begun, 24 of them. */
  readonly hours: readonly number[];
}

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** A row per weekday from Monday, 24 hours in each. */
export const hoursByWeekday = (rows: readonly OfDay[]): number[][] =>
  Array.from({ length: 7 }, (_, weekday) => {
    const ofWeekday = rows.filter(({ day }) => weekdayOf(day) === weekday);
    return Array.from({ length: 24 }, (__, hour) => ofWeekday.reduce((sum, { hours }) => sum + (hours[hour] ?? 0), 0));
  });
