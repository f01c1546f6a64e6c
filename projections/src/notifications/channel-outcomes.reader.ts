import { Injectable } from '@nestjs/common';
import type { ChannelHealth } from '@pilotlight/contracts/http/platform-health';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export type ChannelOutcomes = Omit<ChannelHealth, 'queued' | 'overdueSeconds'>;

const outcomesQuery = `
  select channel,
         count(notification_id) filter (where status = 'waiting' and attempts > 0)::int as retrying,
         count(notification_id) filter (where status in ('sent', 'delivered') and at > $1::timestamptz - interval '24 hours')::int as sent,
         count(notification_id) filter (where status in ('failed', 'bounced', 'expired') and at > $1::timestamptz - interval '24 hours')::int as failed,
         count(notification_id) filter (where status = 'unknown' and at > $1::timestamptz - interval '24 hours')::int as unknown,
         max(at) filter (where status in ('sent', 'delivered')) as "lastSuccessAt",
         max(at) filter (where status in ('failed', 'unknown') or (status = 'waiting' and attempts > 0)) as "lastFailureAt"
    from unnest(array['email', 'sms', 'whatsapp']) channel
    left join (select * from read.notifications where requested_at > $1::timestamptz - interval '7 days') lately using (channel)
   group by channel order by channel`;

@Injectable()
export class ChannelOutcomesReader {
  static readonly models = ['notifications'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** What became of messages that were asked for in the seven days before a moment (ISO 8601), by every channel. */
  async at(scope: Platform, now: string): Promise<readonly ChannelOutcomes[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<ChannelOutcomes>({ text: outcomesQuery, values: [now] }),
    ]);
    return rows;
  }
}
