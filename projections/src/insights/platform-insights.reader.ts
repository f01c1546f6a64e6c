import { Injectable } from '@nestjs/common';
import type { PlatformCounts, PlatformInsights, RankedInstaller } from '@pilotlight/contracts/http/platform-insights';
import { addDays, daysEnding } from '@pilotlight/contracts/values/london-day';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { atLeastNone, hoursByWeekday, type OfDay, together } from './day-counts';

const daysQuery = `
  select day, conversations, leads as contacts, booked, visited, hot, warm, cold, replies, reply_ms as "replyMs",
         slow_replies as "slowReplies", conversations_by_hour as hours
    from read.platform_days where day between $1::date and $2::date`;

type PlatformDay = PlatformCounts & OfDay;

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

/** One decimal, 100 at most; 0 of 0 is 0. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 1000) / 10);

/** All installers together. Sums of days: what there is of conversations costs nothing. */
@Injectable()
export class PlatformInsightsReader {
  static readonly models = ['installers', 'insights', 'platform_days'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** The `length` days that end `today` (YYYY-MM-DD, Europe/London), and the sums of as many before. */
  async of(scope: Platform, today: string, length: number): Promise<Omit<PlatformInsights, 'at'>> {
    const first = addDays(today, 1 - length);
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<PlatformDay>({ text: daysQuery, values: [addDays(first, -length), today] }),
    ]);
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return {
      days: daysEnding(today, length).map((day) => ({ ...atLeastNone(byDay.get(day)), day })),
      before: together(rows.filter(({ day }) => day < first)),
      hours: hoursByWeekday(rows.filter(({ day }) => day >= first)),
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
