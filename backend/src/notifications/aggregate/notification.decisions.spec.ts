import type { NotificationStreamEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { start } from '@pilotlight/event-store/event-store';
import { Refused } from '../../write-side/refused';
import * as decisions from './notification.decisions';
import { absent, evolveNotification, type NotificationState, type Requested } from './notification.state';

const at = '2026-11-26T12:00:00.000Z';
const keys = { slug: 'leeds', notificationId: '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa', sessionId: null };
const asked = (itemId: string, more: Partial<Requested> = {}): Requested => ({
  ...keys,
  itemId,
  eventType: 'lead_qualified',
  audience: 'installer',
  channel: 'email',
  to: 'alerts@leeds.example',
  subject: 'Hot lead',
  text: 'Ring Priya',
  headline: 'Hot lead',
  contentSid: null,
  contentVariables: null,
  critical: false,
  dueAt: null,
  expiresAt: '2026-11-27T12:00:00.000Z',
  insteadOf: null,
  ...more,
});

const recorded = (event: NotificationStreamEvent, revision: number): RecordedEvent<NotificationStreamEvent> => ({
  ...event,
  id: `event ${revision}`,
  stream: `notification-${keys.notificationId}`,
  revision,
  position: start,
  at,
  tenant: 'leeds',
  actor: { kind: 'system', id: null },
  correlationId: 'request',
  causationId: null,
});
const given = (...events: readonly NotificationStreamEvent[]): NotificationState =>
  events.map(recorded).reduce(evolveNotification, absent);

const requested = (itemId = 'one', more: Partial<Requested> = {}): NotificationStreamEvent => ({
  type: 'NotificationRequested',
  data: asked(itemId, more),
});
const attempted: NotificationStreamEvent = {
  type: 'NotificationAttempted',
  data: { ...keys, attempt: 1, provider: 'smtp' },
};
const sent: NotificationStreamEvent = { type: 'NotificationSent', data: { ...keys, providerId: 'id' } };
const lost: NotificationStreamEvent = { type: 'NotificationOutcomeLost', data: { ...keys, cause: 'crash' } };
const delivered: NotificationStreamEvent = { type: 'NotificationDelivered', data: keys };
const types = (events: readonly NotificationStreamEvent[]): string[] => events.map(({ type }) => type);

const again = (state: NotificationState) => decisions.resendNotification(state, 'The inbox was full', 'admin');

const refused = (retryAt: string | null) =>
  decisions.recordRefusal(given(requested(), attempted), { reason: 'provider-busy', detail: '429', retryAt });

describe('a notification', () => {
  it('is asked for once, however often the same comes up', () => {
    expect(types(decisions.requestNotification(absent, asked('one')))).toEqual(['NotificationRequested']);
    expect(decisions.requestNotification(given(requested()), asked('one'))).toEqual([]);
    expect(decisions.requestNotification(given(requested(), attempted, sent), asked('one'))).toEqual([]);
  });

  it('gathers more while it waits, and nothing once it has gone out', () => {
    expect(types(decisions.requestNotification(given(requested()), asked('two')))).toEqual(['NotificationRequested']);
    expect(() => decisions.requestNotification(given(requested(), attempted), asked('two'))).toThrow(Refused);
  });

  it('is attempted by one alone', () => {
    expect(types(decisions.attemptNotification(given(requested()), 'smtp', at))).toEqual(['NotificationAttempted']);
    expect(() => decisions.attemptNotification(given(requested(), attempted), 'smtp', at)).toThrow(Refused);
  });

  it('does not go out before the end of quiet hours', () => {
    const held = given(requested('one', { dueAt: '2026-11-27T07:00:00.000Z' }));
    expect(() => decisions.attemptNotification(held, 'smtp', at)).toThrow(Refused);
    expect(types(decisions.attemptNotification(held, 'smtp', '2026-11-27T07:00:00.000Z'))).toHaveLength(1);
  });

  it('that nobody knows of is never attempted by itself, and takes an answer in that comes late', () => {
    const unknown = given(requested(), attempted, lost);
    expect(() => decisions.attemptNotification(unknown, 'smtp', at)).toThrow(Refused);
    expect(types(decisions.recordSent(unknown, null))).toEqual(['NotificationSent']);
  });

  it('is tried again where the provider says no for now, until it is no longer worth it', () => {
    expect(refused('2026-11-26T12:01:00.000Z')).toMatchObject([{ data: { retryAt: '2026-11-26T12:01:00.000Z' } }]);
    expect(refused('2026-11-27T12:01:00.000Z')).toMatchObject([{ data: { retryAt: null } }]);
  });

  it('that has arrived stays so, whatever comes after it', () => {
    const arrived = given(requested(), attempted, delivered);
    expect(decisions.recordBounced(arrived, true, 'late')).toEqual([]);
    expect(decisions.recordSent(arrived, 'id')).toEqual([]);
    expect(evolveNotification(arrived, recorded(sent, 3))).toMatchObject({ status: 'delivered' });
  });

  it('is sent again by an admin alone, and only where it may not have gone out', () => {
    expect(types(again(given(requested(), attempted, lost)))).toEqual(['NotificationResendRequested']);
    expect(() => again(given(requested(), attempted, sent))).toThrow('Only what failed, or may not have gone out');
    expect(() => again(absent)).toThrow('No such notification');
  });

  it('expires and is cancelled only while it waits', () => {
    const late = '2026-11-28T00:00:00.000Z';
    expect(types(decisions.expireNotification(given(requested()), late))).toEqual(['NotificationExpired']);
    expect(decisions.expireNotification(given(requested()), at)).toEqual([]);
    expect(decisions.expireNotification(given(requested(), attempted, lost), late)).toEqual([]);
    expect(decisions.cancelNotification(given(requested(), attempted), 'erased')).toEqual([]);
  });
});
