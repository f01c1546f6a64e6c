import type { NotificationStreamEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Audience, Channel } from '@pilotlight/contracts/values/notification-event';
import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';

export type Requested = Extract<NotificationStreamEvent, { type: 'NotificationRequested' }>['data'];

export type NotificationItem = Pick<
  Requested,
  'itemId' | 'sessionId' | 'eventType' | 'subject' | 'text' | 'headline' | 'contentSid' | 'contentVariables'
>;

export interface KnownNotification {
  readonly status: NotificationStatus;
  readonly slug: string;
  readonly notificationId: string;
  readonly sessionId: string | null;
  readonly audience: Audience;
  readonly channel: Channel;
  readonly to: string;
  readonly critical: boolean;
  /** The message that it replaces, which was refused for good. */
  readonly insteadOf: string | null;
  /** What it was first asked for: messages about the same by several channels have it in common. */
  readonly cause: string;
  readonly items: readonly NotificationItem[];
  readonly requestedAt: string;
  /** Null: at once. */
  readonly dueAt: string | null;
  readonly expiresAt: string;
  readonly attempts: number;
  readonly attemptedAt: string | null;
}

export type NotificationState = { readonly status: 'absent' } | KnownNotification;

export const absent: NotificationState = { status: 'absent' };

const itemOf = (data: Requested): NotificationItem => {
  const { itemId, sessionId, eventType, subject, text, headline, contentSid, contentVariables } = data;
  return { itemId, sessionId, eventType, subject, text, headline, contentSid, contentVariables };
};

type RequestedEvent = { readonly data: Requested } & Pick<RecordedEvent, 'at' | 'causationId'>;

const requested = (state: NotificationState, { data, at, causationId }: RequestedEvent): NotificationState => {
  if (state.status !== 'absent') return { ...state, items: [...state.items, itemOf(data)] };
  const { slug, notificationId, sessionId, audience, channel, to, critical, dueAt, expiresAt, insteadOf } = data;
  return {
    status: 'waiting',
    slug,
    notificationId,
    sessionId,
    audience,
    channel,
    to,
    critical,
    insteadOf,
    cause: causationId ?? notificationId,
    items: [itemOf(data)],
    requestedAt: at,
    dueAt,
    expiresAt,
    attempts: 0,
    attemptedAt: null,
  };
};

export const evolveNotification = (
  state: NotificationState,
  event: RecordedEvent<NotificationStreamEvent>,
): NotificationState => {
  if (event.type === 'NotificationRequested') return requested(state, event);
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'NotificationAttempted':
      return { ...state, status: 'attempted', attempts: event.data.attempt, attemptedAt: event.at };
    case 'NotificationSent':
      // A delivery report may come before the provider's answer.
      return state.status === 'delivered' || state.status === 'bounced' ? state : { ...state, status: 'sent' };
    case 'NotificationRefused':
      return event.data.retryAt === null
        ? { ...state, status: 'failed' }
        : { ...state, status: 'waiting', dueAt: event.data.retryAt };
    case 'NotificationOutcomeLost':
      return { ...state, status: 'unknown' };
    case 'NotificationDelivered':
      return { ...state, status: 'delivered' };
    case 'NotificationBounced':
      return { ...state, status: 'bounced' };
    case 'NotificationExpired':
      return { ...state, status: 'expired' };
    case 'NotificationCancelled':
      return { ...state, status: 'cancelled' };
    case 'NotificationResendRequested':
      return { ...state, status: 'waiting', dueAt: null, expiresAt: later(event.at) };
  }
};

const day = 24 * 3_600_000;
/** What an admin sends again is worth sending for a day. */
const later = (at: string): string => new Date(Date.parse(at) + day).toISOString();
