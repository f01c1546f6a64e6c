import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LossCause, Provider, RefusalReason } from '@pilotlight/contracts/values/notification-status';
import { Refused } from '../../write-side/refused';
import type { KnownNotification, NotificationState, Requested } from './notification.state';

type Decided = NotificationStreamEvent[];

const keysOf = ({ slug, notificationId, sessionId }: KnownNotification) => ({ slug, notificationId, sessionId });

const noSuchNotification = (): Refused => new Refused('No such notification', 'not-found');

export const known = (state: NotificationState): KnownNotification => {
  if (state.status === 'absent') throw noSuchNotification();
  return state;
};

export const holds = (state: NotificationState, itemId: string): boolean =>
  state.status !== 'absent' && state.items.some((item) => item.itemId === itemId);

/** Idempotent. Throws Refused once the message has gone out. */
export const requestNotification = (state: NotificationState, data: Requested): Decided => {
  if (holds(state, data.itemId)) return [];
  if (state.status !== 'absent' && (state.status !== 'waiting' || state.attempts > 0))
    throw new Refused('This message has gone out already');
  return [{ type: 'NotificationRequested', data }];
};

/** Written before the provider is asked. Refused where another process asks, or nothing is to be sent. */
export const attemptNotification = (state: NotificationState, provider: Provider, now: string): Decided => {
  const notification = known(state);
  if (notification.status !== 'waiting') throw new Refused('This message is not to be sent now');
  if (notification.dueAt !== null && notification.dueAt > now) throw new Refused('This message is not due yet');
  const attempt = notification.attempts + 1;
  return [{ type: 'NotificationAttempted', data: { ...keysOf(notification), attempt, provider } }];
};

const awaitsOutcome = ({ status }: KnownNotification): boolean => status === 'attempted' || status === 'unknown';

export const recordSent = (state: NotificationState, providerId: string | null): Decided => {
  const notification = known(state);
  return awaitsOutcome(notification)
    ? [{ type: 'NotificationSent', data: { ...keysOf(notification), providerId } }]
    : [];
};

export interface Refusal {
  readonly reason: RefusalReason;
  readonly detail: string;
  /** Null where it was refused for good. */
  readonly retryAt: string | null;
}

/** A retry after the message's worth has run out is a refusal for good. */
export const recordRefusal = (state: NotificationState, { reason, detail, retryAt }: Refusal): Decided => {
  const notification = known(state);
  if (!awaitsOutcome(notification) && notification.status !== 'waiting') return [];
  const again = retryAt !== null && retryAt < notification.expiresAt ? retryAt : null;
  return [{ type: 'NotificationRefused', data: { ...keysOf(notification), reason, detail, retryAt: again } }];
};

export const recordOutcomeLost = (state: NotificationState, cause: LossCause): Decided => {
  const notification = known(state);
  return notification.status === 'attempted'
    ? [{ type: 'NotificationOutcomeLost', data: { ...keysOf(notification), cause } }]
    : [];
};

/** A provider's reports come in any order: delivered stays delivered. */
export const recordDelivered = (state: NotificationState): Decided => {
  const notification = known(state);
  return awaitsOutcome(notification) || notification.status === 'sent' || notification.status === 'bounced'
    ? [{ type: 'NotificationDelivered', data: keysOf(notification) }]
    : [];
};

export const recordBounced = (state: NotificationState, permanent: boolean, detail: string): Decided => {
  const notification = known(state);
  return awaitsOutcome(notification) || notification.status === 'sent'
    ? [{ type: 'NotificationBounced', data: { ...keysOf(notification), permanent, detail } }]
    : [];
};

export const expireNotification = (state: NotificationState, now: string): Decided => {
  const notification = known(state);
  return notification.status === 'waiting' && notification.expiresAt <= now
    ? [{ type: 'NotificationExpired', data: keysOf(notification) }]
    : [];
};

type Cause = Extract<NotificationStreamEvent, { type: 'NotificationCancelled' }>['data']['cause'];

export const cancelNotification = (state: NotificationState, cause: Cause): Decided => {
  const notification = known(state);
  return notification.status === 'waiting'
    ? [{ type: 'NotificationCancelled', data: { ...keysOf(notification), cause } }]
    : [];
};

const canBeResent: ReadonlySet<KnownNotification['status']> = new Set(['failed', 'unknown', 'bounced', 'expired']);

/** Admins only; a message that may have gone out needs a reason. */
export const resendNotification = (state: NotificationState, reason: string, requestedBy: string): Decided => {
  const notification = known(state);
  if (!canBeResent.has(notification.status))
    throw new Refused('Only what failed, or may not have gone out, is sent again');
  return [{ type: 'NotificationResendRequested', data: { ...keysOf(notification), reason, requestedBy } }];
};
