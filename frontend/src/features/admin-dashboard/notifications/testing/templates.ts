import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { eventTypes, type SentEventType } from '@pilotlight/notifications/event-types';
import { adminSession } from '../../../../shared/session/sessions';
import { freshBrowser } from '../../../../testing/fresh-browser';

const at = '2026-11-26T00:00:00.000Z';

/** A template of the product, as the list has it. */
export const shipped = (eventType: SentEventType): NotificationTemplate => {
  const content = defaultTemplates.get(eventType);
  if (!content) throw new Error(`The product brings no template for ${eventType}`);
  return {
    ...content,
    id: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01',
    eventType,
    variables: [...eventTypes[eventType].variables],
    createdAt: at,
    updatedAt: at,
  };
};

export const qualified = shipped('lead_qualified');

export const own: NotificationTemplate = {
  ...qualified,
  id: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02',
  eventType: 'invoice_paid',
  name: 'Invoice paid',
  description: null,
  variables: [],
  channels: {
    email: { enabled: false, subject: '', body: '' },
    sms: { enabled: false, body: '' },
    whatsapp: { enabled: false, body: '', contentSid: '' },
  },
};

const path = '/api/admin/notification-templates';
export const calls = {
  list: `GET ${path}`,
  create: `POST ${path}`,
  samples: `GET ${path}/lead_qualified/samples`,
  change: `PATCH ${path}/lead_qualified`,
  remove: `DELETE ${path}/lead_qualified`,
  test: `POST ${path}/lead_qualified/test`,
} as const;

export const listing = (
  templates = [qualified, shipped('approved')],
  deleted: { eventType: string; name: string }[] = [],
) => ({
  body: { templates, deleted },
});

export const eleanor = {
  label: 'Eleanor for Aire Valley Heating',
  values: {
    ...Object.fromEntries(qualified.variables.map((name) => [name, name])),
    first_name: 'Eleanor',
    grade: 'Warm',
  },
};

/** What the screen asks for before anything is done on it. */
export const served = {
  [calls.list]: listing(),
  [calls.samples]: {
    body: {
      samples: [eleanor],
      figures: [{ channel: 'sms', sent: 2318, delivered: 2301, failed: 15, unknown: 2 }],
    },
  },
};

export const asAdmin = (): void => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
};
