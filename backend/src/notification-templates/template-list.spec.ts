import type { TemplateFields } from '@pilotlight/contracts/folds/template-fields';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { eventTypes } from '@pilotlight/notifications/event-types';
import { templateList } from './template-list';

const content = defaultTemplates.get('approved');
const at = '2026-11-26T10:00:00.000Z';
const touched = (event_type: string, more: Partial<TemplateFields> = {}): TemplateFields => ({
  slug: platformTenant,
  event_type,
  made: null,
  content: null,
  is_deleted: false,
  updated_at: at,
  ...more,
});
const own = (eventType: string, name: string): TemplateFields => {
  if (!content) throw new Error('The product brings no such template');
  const made = { templateId: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01', variables: ['amount'], createdAt: at };
  return touched(eventType, { made, content: { ...content, name } });
};

it('shows the product’s templates group by group until somebody touches them', () => {
  const { templates, deleted } = templateList([]);
  expect(templates.map(({ eventType }) => eventType)).toEqual([
    'emergency_detected',
    'lead_qualified',
    'lead_submitted',
    'quote_requested',
    'callback_requested',
    'conversation_started',
    'conversation_ended',
    'lead_forwarded',
    'appointment_booked',
    'appointment_moved',
    'appointment_cancelled',
    'appointment_reminder',
    'verify_email',
    'registration',
    'email_verified',
    'approved',
    'rejected',
    'password_changed',
    'connection_added',
    'connection_off',
    'system_key_issued',
    'payment_failed',
    'payment_recovered',
    'subscription_cancelled',
    'subscription_ended',
    'registration_refunded',
    'registration_waits',
    'registration_ready',
    'training_change_asked',
    'daily_summary',
    'visit_requested',
    'visit_confirmed',
    'visit_moved',
    'visit_cancelled',
    'visit_reminder',
    'lead_received',
  ]);
  expect(templates[1]).toEqual({
    ...defaultTemplates.get('lead_qualified'),
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    eventType: 'lead_qualified',
    variables: [...eventTypes.lead_qualified.variables],
    createdAt: '2026-11-26T00:00:00.000Z',
    updatedAt: '2026-11-26T00:00:00.000Z',
  });
  expect(new Set(templates.map(({ id }) => id)).size).toBe(36);
  expect(deleted).toEqual([]);
});

it('puts an admin’s own after them, by name', () => {
  const { templates } = templateList([own('zebra', 'Étude'), own('invoice_paid', 'Zulu'), own('aaa', 'apple')]);
  expect(templates.slice(36).map(({ name }) => name)).toEqual(['apple', 'Étude', 'Zulu']);
  expect(templates.at(-1)).toMatchObject({ variables: ['amount'], createdAt: at, updatedAt: at });
});

it('offers what the product brought and somebody deleted, and forgets what an admin made', () => {
  const { templates, deleted } = templateList([
    touched('approved', { is_deleted: true }),
    touched('lead_qualified', { is_deleted: true }),
    { ...own('invoice_paid', 'Invoice paid'), is_deleted: true },
  ]);
  expect(templates).toHaveLength(34);
  expect(deleted).toEqual([
    { eventType: 'lead_qualified', name: 'Lead qualified' },
    { eventType: 'approved', name: 'Approved' },
  ]);
});

it('keeps the place of one that was made anew, and gives it the variables of its event type', () => {
  const { templates } = templateList([own('lead_qualified', 'Hot leads')]);
  expect(templates[1]).toMatchObject({
    name: 'Hot leads',
    variables: [...eventTypes.lead_qualified.variables, 'amount'],
  });
  expect(templates).toHaveLength(36);
});
