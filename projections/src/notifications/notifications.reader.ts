import { Injectable } from '@nestjs/common';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { searchNeedles } from '../search-text';

export interface NotificationsQuery {
  readonly search: string;
  readonly status?: Notification['status'] | undefined;
  readonly channel?: Notification['channel'] | undefined;
  readonly eventType?: string | undefined;
  readonly slug?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Its words are empty once their person was erased. */
export type NotificationRecord = Omit<Notification, 'to' | 'subject' | 'text'> & {
  readonly to: string | null;
  readonly told: readonly {
    readonly eventType: string;
    readonly subject: string | null;
    readonly text: string;
    readonly headline: string;
  }[];
};

export interface NotificationsPage {
  readonly notifications: readonly NotificationRecord[];
  readonly total: number;
  readonly counts: Partial<Record<Notification['status'], number>>;
}

const columns = `n.notification_id as "id", n.slug as "installerId",
  coalesce((select name from read.installers where slug = n.slug), n.slug) as "installerName",
  words.session_id as "sessionId", n.event_type as "eventType", n.audience, n.channel, n.items, n.critical, n.status, n.reason,
  n.provider, n.attempts, n.requested_at as "requestedAt", n.due_at as "dueAt", n.at, words.recipient as "to",
  coalesce(words.told, '[]') as told`;

const withWords = `left join lateral (
  select min(recipient) as recipient, (array_agg(session_id order by revision))[1] as session_id,
         jsonb_agg(jsonb_build_object('eventType', event_type, 'subject', subject, 'text', text, 'headline', headline) order by revision) as told
    from read.notification_texts t where t.notification_id = n.notification_id) words on true`;

const matching = `($1::text[] = '{}' or exists (
    select from read.notification_texts t, unnest($1::text[]) needle
     where t.notification_id = n.notification_id and strpos(t.search, needle) > 0))
  and ($2::text is null or n.channel = $2) and ($3::text is null or n.event_type = $3) and ($4::text is null or n.slug = $4)`;

@Injectable()
export class NotificationsReader {
  static readonly models = [
    'notifications',
    'notification_texts',
    'installers',
  ] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Of all installers, newest first; the counts cover every status. */
  async log(scope: Platform, query: NotificationsQuery): Promise<NotificationsPage> {
    const { search, status, channel, eventType, slug, page, pageSize } = query;
    const matched = [searchNeedles(search), channel ?? null, eventType ?? null, slug ?? null];
    const [rows, counts] = await this.database.asPlatform(scope, (ask) => [
      ask<NotificationRecord>({
        text: `select ${columns}
                 from (select * from read.notifications n where ${matching} and ($5::text is null or n.status = $5)
                        order by n.requested_at desc, n.notification_id limit $6 offset $7) n ${withWords}
                order by n.requested_at desc, n.notification_id`,
        values: [...matched, status ?? null, pageSize, (page - 1) * pageSize],
      }),
      ask<{ status: Notification['status']; count: number }>({
        text: `select n.status, count(*) from read.notifications n where ${matching} group by n.status`,
        values: matched,
      }),
    ]);
    const byStatus = Object.fromEntries(counts.rows.map((each) => [each.status, each.count]));
    const all = counts.rows.reduce((sum, { count }) => sum + count, 0);
    return { notifications: rows.rows, counts: byStatus, total: status ? (byStatus[status] ?? 0) : all };
  }

  async one(scope: Platform, notificationId: string): Promise<NotificationRecord | undefined> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<NotificationRecord>({
        text: `select ${columns} from read.notifications n ${withWords} where n.notification_id = $1`,
        values: [notificationId],
      }),
    ]);
    return rows[0];
  }

  /** What was sent about one of an installer's conversations, newest first. */
  async ofConversation(slug: string, sessionId: string): Promise<readonly NotificationRecord[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<NotificationRecord>({
        text: `select ${columns} from read.notifications n ${withWords}
                where n.slug = $1 and n.notification_id in (
                  select notification_id from read.notification_texts where slug = $1 and session_id = $2)
                order by n.requested_at desc, n.notification_id limit 100`,
        values: [slug, sessionId],
      }),
    ]);
    return rows;
  }
}
