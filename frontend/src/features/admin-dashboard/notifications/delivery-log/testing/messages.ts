import type { Notification } from '@pilotlight/contracts/http/notifications';

/** An emergency's text message, of which nobody knows whether it went out. */
export const lost: Notification = {
  id: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f11',
  installerId: 'aire-valley',
  installerName: 'Aire Valley Heating',
  sessionId: '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51',
  eventType: 'emergency_detected',
  audience: 'installer',
  channel: 'sms',
  to: '+447700900142',
  subject: null,
  text: 'EMERGENCY: Tomasz smells gas',
  items: 1,
  critical: true,
  status: 'unknown',
  reason: 'The provider did not answer in time',
  provider: 'twilio',
  attempts: 1,
  requestedAt: '2026-11-19T07:12:00.000Z',
  dueAt: null,
  at: '2026-11-19T07:12:09.000Z',
};

export const delivered: Notification = {
  ...lost,
  id: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f12',
  eventType: 'lead_submitted',
  channel: 'email',
  to: 'dawn@aire.example',
  subject: 'New lead: Priya',
  text: 'Priya would like a call',
  items: 2,
  critical: false,
  status: 'delivered',
  reason: null,
  provider: 'smtp',
};

export const logAsked = (query = 'search=&page=1&pageSize=25'): string => `GET /api/admin/notifications?${query}`;

export const logOf = (
  notifications: readonly Notification[],
  counts: Readonly<Record<string, number>> = { delivered: 1204, unknown: 1 },
) => ({ body: { notifications, total: notifications.length, counts } });
