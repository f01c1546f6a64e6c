import type { Notification } from '@pilotlight/contracts/http/notifications';

/** The alert to Dawn's phone that somebody smells gas, as it was delivered. */
export const gasAlert: Notification = {
  id: '1f7c2f0e-50c5-4d0e-8f66-0f5b3c1f0a01',
  installerId: 'aire-valley',
  installerName: 'Aire Valley Heating',
  sessionId: '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51',
  eventType: 'emergency_detected',
  audience: 'installer',
  channel: 'sms',
  to: '+447700900001',
  subject: null,
  text: 'EMERGENCY: a visitor smells gas.',
  items: 1,
  critical: true,
  status: 'delivered',
  reason: null,
  provider: 'outbox',
  attempts: 1,
  requestedAt: '2026-11-19T07:12:00.000Z',
  dueAt: null,
  at: '2026-11-19T07:12:05.000Z',
};

/** What the visitor was to be told of it by email, which could not be. */
export const receiptThatFailed: Notification = {
  ...gasAlert,
  id: '1f7c2f0e-50c5-4d0e-8f66-0f5b3c1f0a02',
  eventType: 'lead_received',
  audience: 'visitor',
  channel: 'email',
  to: 'tomasz@example.com',
  subject: 'We have your details',
  text: 'Thank you, Tomasz.',
  critical: false,
  status: 'failed',
  reason: 'The address was refused',
};
