import { Injectable } from '@nestjs/common';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export interface DaySummary {
  readonly slug: string;
  readonly chats: number;
  readonly leads: number;
  readonly hotLeads: number;
  readonly bookings: number;
}

@Injectable()
export class DailySummaryReader {
  static readonly models = ['installers', 'insights'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** One London day (YYYY-MM-DD) of each installer that wants to be told of it and isn't suspended. */
  async of(scope: Platform, day: string): Promise<DaySummary[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<DaySummary>({
        text: `select installer.slug, coalesce(sum(conversations), 0)::int as chats, coalesce(sum(leads), 0)::int as leads,
                      coalesce(sum(hot), 0)::int as "hotLeads", greatest(coalesce(sum(appointments), 0), 0)::int as bookings
                 from read.installers installer left join read.insights insight on insight.slug = installer.slug and day = $1::date
                where status = 'active' and suspended_at is null
                  and notification_preferences -> 'events' ->> 'dailySummary' = 'true'
                group by installer.slug order by installer.slug`,
        values: [day],
      }),
    ]);
    return rows;
  }
}
