import type { NotificationStreamEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { notificationEvents } from '@pilotlight/contracts/events/notification-events';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import type { FoldedModel, Table } from '../read-model';
import { reasonInWords } from './reason-in-words';

export type NotificationRow = {
  readonly notification_id: string;
  readonly slug: string;
  readonly event_type: string;
  readonly audience: Notification['audience'];
  readonly channel: Notification['channel'];
  readonly items: number;
  readonly critical: boolean;
  readonly status: Notification['status'];
  readonly reason: string | null;
  readonly provider: Notification['provider'];
  readonly attempts: number;
  readonly requested_at: string;
  readonly due_at: string | null;
  readonly expires_at: string;
  readonly at: string;
};

type Concerning = RecordedEvent<NotificationStreamEvent>;

const table: Table<NotificationRow> = {
  name: 'notifications',
  columns: {
    notification_id: 'uuid',
    slug: 'text',
    event_type: 'text',
    audience: 'text',
    channel: 'text',
    items: 'integer',
    critical: 'boolean',
    status: 'text',
    reason: 'text null',
    provider: 'text null',
    attempts: 'integer',
    requested_at: 'timestamptz',
    due_at: 'timestamptz null',
    expires_at: 'timestamptz',
    at: 'timestamptz',
  },
  key: ['notification_id'],
  tenant: 'slug',
  personal: [],
  indexes: {
    newest: '(requested_at desc, notification_id)',
    of_type: '(event_type, requested_at desc)',
    unfinished: "(status, expires_at) where status in ('waiting', 'attempted')",
  },
};

const begun = ({ data, at }: Concerning & { type: 'NotificationRequested' }): NotificationRow => ({
  notification_id: data.notificationId,
  slug: data.slug,
  event_type: data.eventType,
  audience: data.audience,
  channel: data.channel,
  items: 1,
  critical: data.critical,
  status: 'waiting',
  reason: null,
  provider: null,
  attempts: 0,
  requested_at: at,
  due_at: data.dueAt,
  expires_at: data.expiresAt,
  at,
});

const day = 24 * 3_600_000;

const changed = (row: NotificationRow, event: Concerning): NotificationRow => {
  switch (event.type) {
    case 'NotificationRequested':
      return { ...row, items: row.items + 1 };
    case 'NotificationAttempted':
      return { ...row, status: 'attempted', attempts: event.data.attempt, provider: event.data.provider, reason: null };
    case 'NotificationSent':
      return row.status === 'delivered' || row.status === 'bounced' ? row : { ...row, status: 'sent' };
    case 'NotificationRefused': {
      const { retryAt } = event.data;
      return { ...row, status: retryAt === null ? 'failed' : 'waiting', due_at: retryAt };
    }
    case 'NotificationOutcomeLost':
      return { ...row, status: 'unknown' };
    case 'NotificationDelivered':
      return { ...row, status: 'delivered' };
    case 'NotificationBounced':
      return { ...row, status: 'bounced' };
    case 'NotificationExpired':
      return { ...row, status: 'expired' };
    case 'NotificationCancelled':
      return { ...row, status: 'cancelled' };
    case 'NotificationResendRequested':
      return {
        ...row,
        status: 'waiting',
        due_at: null,
        expires_at: new Date(Date.parse(event.at) + day).toISOString(),
      };
  }
};

export const notifications: FoldedModel<NotificationRow, Concerning, 'notifications'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'notifications',
  version: 1,
  table,
  streams: ['notification'],
  concerns: (event): event is Concerning => Object.hasOwn(notificationEvents, event.type),
  keyOf: ({ data }) => [data.notificationId],
  fold: (row, event) => {
    if (!row) return event.type === 'NotificationRequested' ? begun(event) : null;
    return { ...changed(row, event), at: event.at, reason: reasonInWords(event) ?? null };
  },
};
