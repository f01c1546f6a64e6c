import { Injectable } from '@nestjs/common';
import type { Analytics, Period, StageCounts } from '@pilotlight/contracts/http/analytics';
import type { PlatformCounts } from '@pilotlight/contracts/http/platform-insights';
import { type Grade, type Intent, intents } from '@pilotlight/contracts/values/intent';
import { addDays, daysEnding } from '@pilotlight/contracts/values/london-day';
import type { Answers } from '@pilotlight/subscriptions/database-connection';
import type { Ask } from '@pilotlight/subscriptions/pipeline';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { figuresQuery, groupsQuery, ownDaysQuery, placesQuery, platformDaysQuery } from './analytics-queries';
import { atLeastNone, hoursByWeekday, type OfDay } from './day-counts';
import { claimsOf, type FiguresRow, leadFiguresOf, stageCountsOf } from './lead-figures';

type DayRow = PlatformCounts & OfDay & { readonly intents: Readonly<Partial<Record<Intent, number>>> };
type GroupRow = StageCounts & {
  readonly kind: 'day' | 'intent' | 'grade';
  readonly day: string;
  readonly intent: Intent | null;
  readonly grade: Grade | null;
};
type Place = Analytics['places'][number];

const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** A conversation that turned out to be about something else is taken back on a later day. */
const intentSum = (rows: readonly DayRow[], intent: Intent): number =>
  Math.max(
    0,
    rows.reduce((sum, row) => sum + (row.intents[intent] ?? 0), 0),
  );

const queriesOf = (slug: string | null, period: Period) => (ask: Ask) => {
  const { from, to } = period;
  const first = addDays(from, -lengthOf(period));
  const whose = slug === null ? [] : [slug];
  const figures = (one: string, last: string) =>
    ask<FiguresRow>({ text: figuresQuery(slug), values: [one, last, ...whose] });
  return [
    ask<DayRow>({ text: slug === null ? platformDaysQuery : ownDaysQuery, values: [first, to, ...whose] }),
    figures(from, to),
    figures(first, addDays(from, -1)),
    ask<GroupRow>({ text: groupsQuery(slug), values: [from, to, ...whose] }),
    ask<Place>({ text: placesQuery(slug), values: [first, to, ...whose, from] }),
  ] as const;
};

const byDay = (rows: readonly DayRow[], last: string, length: number): Analytics['days'] => {
  const found = new Map(rows.map((row) => [row.day, row]));
  return daysEnding(last, length).map((day) => ({ ...atLeastNone(found.get(day)), day }));
};

const groupedOf = (groups: readonly GroupRow[], kind: GroupRow['kind']) => groups.filter((row) => row.kind === kind);

interface Rows {
  readonly days: readonly DayRow[];
  readonly now: FiguresRow | undefined;
  readonly before: FiguresRow | undefined;
  readonly groups: readonly GroupRow[];
  readonly places: readonly Place[];
}

const analyticsOf = (period: Period, { days, now, before, groups, places }: Rows): Omit<Analytics, 'at'> => {
  const length = lengthOf(period);
  const last = addDays(period.from, -1);
  const current = days.filter(({ day }) => day >= period.from);
  const earlier = days.filter(({ day }) => day < period.from);
  const cohorts = new Map(groupedOf(groups, 'day').map((row) => [row.day, row]));
  return {
    period,
    previous: { from: addDays(period.from, -length), to: last },
    days: byDay(current, period.to, length),
    daysBefore: byDay(earlier, last, length),
    intents: intents.map((intent) => ({
      intent,
      count: intentSum(current, intent),
      before: intentSum(earlier, intent),
    })),
    hours: hoursByWeekday(current),
    leads: leadFiguresOf(now),
    leadsBefore: leadFiguresOf(before),
    byDay: daysEnding(period.to, length).map((day) => ({ day, ...stageCountsOf(cohorts.get(day)) })),
    byIntent: groupedOf(groups, 'intent').map((row) => ({ intent: row.intent, ...stageCountsOf(row) })),
    byGrade: groupedOf(groups, 'grade').map((row) => ({ grade: row.grade, ...stageCountsOf(row) })),
    places: [...places],
    claims: claimsOf(now, before),
  };
};

const rowsOf = ([days, now, before, groups, places]: Answers<ReturnType<ReturnType<typeof queriesOf>>>): Rows => ({
  days: days.rows,
  now: now.rows[0],
  before: before.rows[0],
  groups: groups.rows,
  places: places.rows,
});

/** What an installer, or all of them together, had in a period and in the one before. */
@Injectable()
export class AnalyticsReader {
  static readonly models = ['insights', 'platform_days', 'lead_journeys'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async of(slug: string, period: Period): Promise<Omit<Analytics, 'at'>> {
    return analyticsOf(period, rowsOf(await this.database.asTenant(slug, queriesOf(slug, period))));
  }

  async ofPlatform(scope: Platform, period: Period): Promise<Omit<Analytics, 'at'>> {
    return analyticsOf(period, rowsOf(await this.database.asPlatform(scope, queriesOf(null, period))));
  }
}
