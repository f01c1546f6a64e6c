import { Injectable } from '@nestjs/common';
import type { Analytics, Period } from '@pilotlight/contracts/http/analytics';
import type { PlatformCounts } from '@pilotlight/contracts/http/platform-insights';
import { type Intent, intents } from '@pilotlight/contracts/values/intent';
import { addDays, daysEnding } from '@pilotlight/contracts/values/london-day';
import type { Answers } from '@pilotlight/subscriptions/database-connection';
import type { Ask } from '@pilotlight/subscriptions/pipeline';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { cohortsQuery, ownDaysQuery, pacesQuery, placesQuery, platformDaysQuery } from './analytics-queries';
import { cohortFigures, type CohortRow, countedBy } from './cohorts';
import { atLeastNone, hoursByWeekday, type OfDay } from './day-counts';
import { claimsOf, leadFiguresOf, type PacesRow, stageCountsOf } from './lead-figures';

type DayRow = PlatformCounts & OfDay & { readonly intents: Readonly<Partial<Record<Intent, number>>> };
type Place = Analytics['places'][number];

const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** A conversation that turned out to be about something else is taken back on a later day. */
const intentSum = (rows: readonly DayRow[], intent: Intent): number =>
  Math.max(
    0,
    rows.reduce((sum, row) => sum + (row.intents[intent] ?? 0), 0),
  );

const firstBefore = (period: Period): string => addDays(period.from, -lengthOf(period));

const countsOf = (slug: string | null, period: Period) => (ask: Ask) => {
  const { from, to } = period;
  const whose = slug === null ? [] : [slug];
  const both = [firstBefore(period), to, ...whose];
  return [
    ask<DayRow>({ text: slug === null ? platformDaysQuery : ownDaysQuery, values: both }),
    ask<CohortRow>({ text: cohortsQuery(slug), values: both }),
    ask<Place>({ text: placesQuery(slug), values: [...both, from] }),
  ] as const;
};

const pacesOf =
  (slug: string | null, { from, to }: Period) =>
  (ask: Ask) =>
    [ask<PacesRow>({ text: pacesQuery(slug), values: [from, to, ...(slug === null ? [] : [slug])] })] as const;

const periodBefore = (period: Period): Period => ({ from: firstBefore(period), to: addDays(period.from, -1) });

const byDay = (rows: readonly DayRow[], last: string, length: number): Analytics['days'] => {
  const found = new Map(rows.map((row) => [row.day, row]));
  return daysEnding(last, length).map((day) => ({ ...atLeastNone(found.get(day)), day }));
};

interface Rows {
  readonly days: readonly DayRow[];
  readonly cohorts: readonly CohortRow[];
  readonly places: readonly Place[];
  readonly now: PacesRow | undefined;
  readonly before: PacesRow | undefined;
}

const analyticsOf = (period: Period, { days, cohorts, places, ...paces }: Rows): Omit<Analytics, 'at'> => {
  const length = lengthOf(period);
  const previous = periodBefore(period);
  const isNow = ({ day }: { readonly day: string }): boolean => day >= period.from;
  const [current, earlier] = [days.filter(isNow), days.filter((row) => !isNow(row))];
  const leads = cohorts.filter(isNow);
  const now = paces.now && { ...cohortFigures(leads), ...paces.now };
  const before = paces.before && { ...cohortFigures(cohorts.filter((row) => !isNow(row))), ...paces.before };
  const ofDay = countedBy(leads, ({ day }) => day);
  return {
    period,
    previous,
    days: byDay(current, period.to, length),
    daysBefore: byDay(earlier, previous.to, length),
    intents: intents.map((intent) => ({
      intent,
      count: intentSum(current, intent),
      before: intentSum(earlier, intent),
    })),
    hours: hoursByWeekday(current),
    leads: leadFiguresOf(now),
    leadsBefore: leadFiguresOf(before),
    byDay: daysEnding(period.to, length).map((day) => ({ day, ...stageCountsOf(ofDay.get(day)) })),
    byIntent: [...countedBy(leads, ({ intent }) => intent)].map(([intent, counts]) => ({ intent, ...counts })),
    byGrade: [...countedBy(leads, ({ grade }) => grade)].map(([grade, counts]) => ({ grade, ...counts })),
    places: [...places],
    claims: claimsOf(now, before),
  };
};

type Counts = Answers<ReturnType<ReturnType<typeof countsOf>>>;
type Paces = Answers<ReturnType<ReturnType<typeof pacesOf>>>;

const rowsOf = ([days, cohorts, places]: Counts, [now]: Paces, [before]: Paces): Rows => ({
  days: days.rows,
  cohorts: cohorts.rows,
  places: places.rows,
  now: now.rows[0],
  before: before.rows[0],
});

/** What an installer, or all of them together, had in a period and in the one before. */
@Injectable()
export class AnalyticsReader {
  static readonly models = ['insights', 'platform_days', 'lead_journeys'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async of(slug: string, period: Period): Promise<Omit<Analytics, 'at'>> {
    const [days, cohorts, places, now, before] = await this.database.asTenant(slug, (ask) => [
      ...countsOf(slug, period)(ask),
      ...pacesOf(slug, period)(ask),
      ...pacesOf(slug, periodBefore(period))(ask),
    ]);
    return analyticsOf(period, rowsOf([days, cohorts, places], [now], [before]));
  }

  /** Medians sort all leads of a period: they are found on connections of their own meanwhile, each at its own moment. */
  async ofPlatform(scope: Platform, period: Period): Promise<Omit<Analytics, 'at'>> {
    const [counts, now, before] = await Promise.all([
      this.database.asPlatform(scope, countsOf(null, period)),
      this.database.asPlatform(scope, pacesOf(null, period)),
      this.database.asPlatform(scope, pacesOf(null, periodBefore(period))),
    ]);
    return analyticsOf(period, rowsOf(counts, now, before));
  }
}
