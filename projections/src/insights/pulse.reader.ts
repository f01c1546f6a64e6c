import { Injectable } from '@nestjs/common';
import type { Pulse } from '@pilotlight/contracts/http/insights';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';

/** The pulse but for the lag, which the runner knows. */
export type PulseFigures = Omit<Pulse, 'lag'>;

type Counted = 'chats' | 'leads' | 'bookings';

interface Lights {
  readonly installers: number;
  readonly suspended: number;
  readonly byAdmin: number;
  readonly byPayment: number;
}

interface HourOfDay {
  readonly day: string;
  readonly hour: number;
  readonly chats: number;
  readonly leads: number;
  readonly bookings: number;
}

const lightsQuery = `
  select count(*) as installers, count(suspended_at) as suspended,
         count(*) filter (where suspended_by = 'admin') as "byAdmin",
         count(*) filter (where suspended_by = 'payment') as "byPayment"
    from read.installers where status = 'active'`;

const hoursQuery = `
  select day, hour - 1 as hour, sum(hourly.chats::int) as chats, sum(hourly.leads::int) as leads,
         sum(hourly.bookings::int) as bookings
    from read.insights
   cross join rows from (jsonb_array_elements_text(conversations_by_hour), jsonb_array_elements_text(leads_by_hour),
                         jsonb_array_elements_text(appointments_by_hour))
         with ordinality as hourly(chats, leads, bookings, hour)
   where day in ($1::date, $2::date)
   group by day, hour`;

const alertsQuery = `
  select emergency_at from read.conversations
   where emergency_at >= $1::date::timestamp at time zone 'Europe/London'
   order by emergency_at limit $2`;

const undeliveredQuery = `
  select count(*) filter (where status = 'failed') as failed, count(*) filter (where status = 'unknown') as unknown
    from read.notifications
   where status in ('failed', 'unknown') and at > $1::timestamptz - interval '24 hours'`;

const mostAlerts = 1_000;
const everyHour = Array.from({ length: 24 }, (_, hour) => hour);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

@Injectable()
export class PulseReader {
  static readonly models = [
    'installers',
    'insights',
    'conversations',
    'notifications',
  ] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /**
   * The platform at a moment (ISO 8601): today beside the same weekday of last week, both up to this minute of the London day. Last
   * week's counts are by the hour; of the begun one as much is taken as has passed of it.
   */
  async at(scope: Platform, now: string): Promise<PulseFigures> {
    const { day: today, hour: thisHour } = londonTime(now);
    const begun = new Date(now).getUTCMinutes() / 60;
    const weekBefore = addDays(today, -7);
    const [lights, hours, alerts, undelivered] = await this.database.asPlatform(scope, (ask) => [
      ask<Lights>({ text: lightsQuery }),
      ask<HourOfDay>({ text: hoursQuery, values: [today, weekBefore] }),
      ask<{ emergency_at: string }>({ text: alertsQuery, values: [today, mostAlerts] }),
      ask<Pulse['notifications']>({ text: undeliveredQuery, values: [now] }),
    ]);
    const { installers, suspended, byAdmin, byPayment } = lights.rows[0] ?? {
      installers: 0,
      suspended: 0,
      byAdmin: 0,
      byPayment: 0,
    };
    const byHour = new Map(hours.rows.map((row) => [`${row.day} ${row.hour}`, row]));
    const countsOf = (day: string, count: Counted) =>
      everyHour.map((hour) => byHour.get(`${day} ${hour}`)?.[count] ?? 0);
    const todaySoFar = (count: Counted) => countsOf(today, count).slice(0, thisHour + 1);
    const compared = (count: Counted) => ({
      today: Math.max(0, sum(todaySoFar(count))),
      before: Math.max(
        0,
        Math.round(
          sum(
            countsOf(weekBefore, count).map((many, hour) => many * Math.min(1, Math.max(0, thisHour + begun - hour))),
          ),
        ),
      ),
    });
    return {
      installers,
      lit: installers - suspended,
      suspended: { byAdmin, byPayment },
      at: now,
      chatsByHour: { today: todaySoFar('chats'), before: countsOf(weekBefore, 'chats') },
      safetyAlerts: alerts.rows.map(({ emergency_at }) => emergency_at),
      chats: compared('chats'),
      leads: compared('leads'),
      bookings: compared('bookings'),
      notifications: undelivered.rows[0] ?? { failed: 0, unknown: 0 },
    };
  }
}
