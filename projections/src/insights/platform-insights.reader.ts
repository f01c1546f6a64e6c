import { Injectable } from '@nestjs/common';
import type { PlatformCounts, PlatformInsights, RankedInstaller } from '@pilotlight/contracts/http/platform-insights';
import { addDays, daysEnding } from '@pilotlight/contracts/values/london-day';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

const sums = `
  sum(conversations)::int as conversations, sum(leads)::int as contacts, sum(booked)::int as booked,
  sum(visited)::int as visited, sum(hot)::int as hot, sum(warm)::int as warm, sum(cold)::int as cold,
  sum(replies)::int as replies, sum(reply_ms)::bigint as "replyMs", sum(slow_replies)::int as "slowReplies"`;

const daysQuery = `select day, ${sums} from read.insights where day between $1::date and $2::date group by day`;

const everyHour = Array.from({ length: 24 }, (_, hour) => hour);
const hoursOfDay = everyHour.map((hour) => `sum((conversations_by_hour ->> ${hour})::int)::int`).join(', ');
const hoursQuery = `
  select extract(isodow from day)::int as weekday, array[${hoursOfDay}] as hours
    from read.insights where day between $1::date and $2::date and conversations > 0 group by 1`;

const rankingQuery = `
  select installer.slug, installer.name, coalesce(conversations, 0) as conversations, coalesce(contacts, 0) as contacts,
         coalesce(booked, 0) as booked, coalesce(hot, 0) as hot, coalesce(before, 0) as before
    from read.installers installer
    left join (select slug, coalesce(sum(conversations) filter (where day >= $2::date), 0)::int as conversations,
                      coalesce(sum(leads) filter (where day >= $2::date), 0)::int as contacts,
                      coalesce(sum(booked) filter (where day >= $2::date), 0)::int as booked,
                      coalesce(sum(hot) filter (where day >= $2::date), 0)::int as hot,
                      coalesce(sum(conversations) filter (where day < $2::date), 0)::int as before
                 from read.insights where day between $1::date and $3::date group by slug) counted using (slug)
   where status = 'active'`;

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
const atLeastNone = (row: PlatformCounts | undefined): PlatformCounts =>
  each((count) => Math.max(0, row?.[count] ?? 0));

const together = (rows: readonly PlatformCounts[]): PlatformCounts =>
  each((count) =>
    Math.max(
      0,
      rows.reduce((sum, row) => sum + row[count], 0),
    ),
  );

/** One decimal, 100 at most; 0 of 0 is 0. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 1000) / 10);

/** All installers together. Sums of days: what there is of conversations costs nothing. */
@Injectable()
export class PlatformInsightsReader {
  static readonly models = ['installers', 'insights'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** The `length` days that end `today` (YYYY-MM-DD, Europe/London), and the sums of as many before. */
  async of(scope: Platform, today: string, length: number): Promise<Omit<PlatformInsights, 'at'>> {
    const first = addDays(today, 1 - length);
    const [daily, hourly] = await this.database.asPlatform(scope, (ask) => [
      ask<PlatformCounts & { day: string }>({ text: daysQuery, values: [addDays(first, -length), today] }),
      ask<{ weekday: number; hours: number[] }>({ text: hoursQuery, values: [first, today] }),
    ]);
    const byDay = new Map(daily.rows.map((row) => [row.day, row]));
    const byWeekday = new Map(hourly.rows.map(({ weekday, hours }) => [weekday, hours]));
    return {
      days: daysEnding(today, length).map((day) => ({ ...atLeastNone(byDay.get(day)), day })),
      before: together(daily.rows.filter(({ day }) => day < first)),
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => byWeekday.get(weekday) ?? everyHour.map(() => 0)),
    };
  }

  /** Every installer that isn't pending, in no order. */
  async installers(scope: Platform, today: string, length: number): Promise<readonly RankedInstaller[]> {
    const first = addDays(today, 1 - length);
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<Omit<RankedInstaller, 'conversion'>>({
        text: rankingQuery,
        values: [addDays(first, -length), first, today],
      }),
    ]);
    return rows.map((row) => ({
      ...row,
      booked: Math.max(0, row.booked),
      hot: Math.max(0, row.hot),
      conversion: percent(Math.max(0, row.booked), row.contacts),
    }));
  }
}
