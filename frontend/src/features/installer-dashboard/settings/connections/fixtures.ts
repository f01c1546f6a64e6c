import type { Connection, Delivery } from '@pilotlight/contracts/http/connections';
import { forwardEvents } from '@pilotlight/contracts/values/connection';

export const path = '/api/installer/connections';
export const id = '00000000-0000-4000-8000-000000000001';
export const secret = `whsec_${'a'.repeat(43)}=`;

export const office: Connection = {
  id,
  kind: 'webhook',
  name: 'Office CRM',
  url: 'https://crm.example.com/hook',
  host: 'crm.example.com',
  events: [...forwardEvents],
  deals: null,
  enabled: true,
  offReason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  failingSince: null,
  lastDeliveredAt: '2026-11-21T10:00:00.000Z',
  formerSecretUntil: null,
};
export const failed: Delivery = {
  id: '00000000-0000-4000-8000-000000000002',
  event: 'lead.created',
  leadId: id,
  status: 'failed',
  cancelled: null,
  at: '2026-11-21T10:00:00.000Z',
  nextAttemptAt: null,
  attempts: [
    {
      attempt: 1,
      at: '2026-11-21T10:00:00.000Z',
      status: 500,
      problem: 'refused',
      milliseconds: 120,
      answer: '<b>Oh no</b>',
    },
    { attempt: 2, at: '2026-11-21T10:05:00.000Z', status: null, problem: 'timeout', milliseconds: 15_000, answer: '' },
  ],
};
