import { Injectable } from '@nestjs/common';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export interface ChannelFigures {
  readonly channel: Notification['channel'];
  readonly sent: number;
  readonly delivered: number;
  readonly failed: number;
  readonly unknown: number;
}

export interface QueueFigures {
  readonly channel: Notification['channel'];
  readonly queued: number;
  readonly overdueSeconds: number;
}

@Injectable()
export class DeliveryFiguresReader {
  static readonly models = ['notifications', 'conversations'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Since a moment (ISO 8601), of one event type or all; a delivered message also counts as sent. */
  async since(scope: Platform, eventType: string | null, since: string): Promise<ChannelFigures[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<ChannelFigures>({
        text: `select channel, count(*) filter (where status in ('sent', 'delivered')) as sent,
                      count(*) filter (where status = 'delivered') as delivered,
                      count(*) filter (where status in ('failed', 'bounced', 'expired')) as failed,
                      count(*) filter (where status = 'unknown') as unknown
                 from read.notifications
                where requested_at >= $2 and ($1::text is null or event_type = $1) group by channel order by channel`,
        values: [eventType, since],
      }),
    ]);
    return rows;
  }

  /** The latest with a way to reach the visitor, newest first. */
  async newestLeads(scope: Platform, most: number): Promise<{ slug: string; sessionId: string }[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<{ slug: string; sessionId: string }>({
        text: `select slug, session_id as "sessionId" from read.conversations
                where lead <> '{}' order by updated_at desc, session_id limit $1`,
        values: [most],
      }),
    ]);
    return rows;
  }

  /** What has not come to its end, by every channel, and for how long the oldest has been due at a moment (ISO 8601). */
  async queue(scope: Platform, at: string): Promise<QueueFigures[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<QueueFigures>({
        text: `select channel, count(status)::int as queued,
                      coalesce(greatest(0, extract(epoch from $1::timestamptz - min(coalesce(due_at, requested_at)))), 0)::float8 as "overdueSeconds"
                 from unnest(array['email', 'sms', 'whatsapp']) channel
                 left join (select * from read.notifications where status in ('waiting', 'attempted')) unfinished using (channel)
                group by channel order by channel`,
        values: [at],
      }),
    ]);
    return rows;
  }

  /** The messages that should have come to their end by a moment (ISO 8601) and haven't, oldest first. */
  async overdue(scope: Platform, at: string): Promise<string[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<{ id: string }>({
        text: `select notification_id as id from read.notifications
                where status in ('waiting', 'attempted') and (expires_at < $1 or (status = 'attempted' and at < $1::timestamptz - interval '10 minutes'))
                order by requested_at limit 500`,
        values: [at],
      }),
    ]);
    return rows.map(({ id }) => id);
  }
}
