import { Injectable } from '@nestjs/common';
import type { Stats } from '@pilotlight/contracts/http/insights';
import type { Intent } from '@pilotlight/contracts/values/intent';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { daysEnding } from '@pilotlight/contracts/values/london-day';

interface Counts {
  readonly conversations: number;
  readonly leads: number;
  readonly appointments: number;
}

const noCounts: Counts = { conversations: 0, leads: 0, appointments: 0 };

/** A percent with one decimal; nought of nought is nought. */
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

@Injectable()
export class InsightsReader {
  static readonly models = ['insights', 'appointments'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** One installer's figures; `today` is the day in Europe/London, YYYY-MM-DD. A day without a row counts as nought. */
  async stats(slug: string, today: string): Promise<Stats> {
    const [ever, about, recent, converted] = await this.database.asTenant(slug, (ask) => [
      ask<Counts>({
        text: `select coalesce(sum(conversations), 0) as conversations, coalesce(sum(leads), 0) as leads,
                      coalesce(sum(appointments), 0) as appointments
                 from read.insights where slug = $1`,
        values: [slug],
      }),
      ask<{ intent: Intent; count: number }>({
        text: `select intent, sum(count::int) as count
                 from read.insights, jsonb_each_text(intents) as counted(intent, count)
                where slug = $1 group by intent having sum(count::int) > 0`,
        values: [slug],
      }),
      ask<Counts & { day: string }>({
        text: `select day, conversations, leads, appointments
                 from read.insights where slug = $1 and day between $2::date - 13 and $2::date`,
        values: [slug, today],
      }),
      ask<{ count: number }>({
        text: `select count(distinct session_id) as count from read.appointments
                where slug = $1 and session_id is not null and status <> 'cancelled'`,
        values: [slug],
      }),
    ]);
    const totals = ever.rows[0] ?? noCounts;
    const byDay = new Map(recent.rows.map((row) => [row.day, row]));
    const fortnight = daysEnding(today, 14).map((day) => ({ ...noCounts, ...byDay.get(day), day }));
    return {
      totalConversations: totals.conversations,
      leadsCaptured: totals.leads,
      conversionRate: Math.min(100, percent(converted.rows[0]?.count ?? 0, totals.leads)),
      appointmentsBooked: totals.appointments,
      intentBreakdown: Object.fromEntries(about.rows.map(({ intent, count }) => [intent, count])),
      recentActivity: fortnight.slice(7).map(({ day, conversations }) => ({ date: day, count: conversations })),
      trend: {
        conversations: fortnight.map(({ conversations }) => conversations),
        leads: fortnight.map(({ leads }) => leads),
        appointments: fortnight.map(({ appointments }) => Math.max(0, appointments)),
      },
    };
  }
}
