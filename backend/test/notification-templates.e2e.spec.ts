import { NotificationTemplates } from '@pilotlight/backend/notification-templates/notification-templates';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { newInstaller, signIn } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const path = '/api/admin/notification-templates';
const list = async () => (await backend.asAdmin('GET', path)).json;
const listed = async (eventType: string) => {
  const { templates } = JSON.parse((await backend.asAdmin('GET', path)).text);
  return templates.find((each: { eventType: string }) => each.eventType === eventType);
};
const contentOf = (eventType: string) => backend.app.get(NotificationTemplates).contentOf(eventType);
const typesOn = async (eventType: string) =>
  (await backend.events()).filter(({ stream }) => stream === `template-${eventType}`).map(({ type }) => type);

const disabled = {
  email: { enabled: false, subject: '', body: '' },
  sms: { enabled: false, body: '' },
  whatsapp: { enabled: false, body: '' },
};
/** As the specification has the body. */
const newTemplate = (eventType: string) => ({
  eventType,
  name: 'Invoice paid',
  description: null,
  channels: disabled,
  variables: [],
});

it('lists what the product brings, without an event in the log', async () => {
  const { templates, deleted } = JSON.parse((await backend.asAdmin('GET', path)).text);
  expect(templates).toHaveLength(36);
  expect(templates[0]).toMatchObject({ eventType: 'emergency_detected', channels: { sms: { enabled: true } } });
  expect(deleted).toEqual([]);
  expect(await contentOf('lead_qualified')).toMatchObject({
    content: { name: 'Lead qualified' },
    variables: expect.arrayContaining(['first_name', 'link']),
  });
  expect(await backend.events()).toEqual([]);
});

describe('a new template', () => {
  it('is there when the call answers, as the specification shapes it', async () => {
    const { status, json } = await backend.asAdmin('POST', path, newTemplate('invoice_paid'));
    expect(status).toBe(200);
    expect(json).toEqual({
      template: {
        ...newTemplate('invoice_paid'),
        channels: { ...disabled, whatsapp: { enabled: false, body: '', contentSid: '' } },
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updatedAt: json['template']?.['createdAt'],
      },
    });
    expect(await listed('invoice_paid')).toEqual(json['template']);
    expect(await contentOf('invoice_paid')).toMatchObject({ content: { name: 'Invoice paid' }, variables: [] });
    const [event] = (await backend.events()).filter(({ stream }) => stream === 'template-invoice_paid');
    expect(event).toMatchObject({ tenant: platformTenant, meta: { actor: { kind: 'admin', id: null } } });
  });

  it('needs no more than an event type and a name', async () => {
    const { status, json } = await backend.asAdmin('POST', path, { eventType: 'bare_one', name: 'Bare' });
    expect([status, json['template']]).toMatchObject([200, { description: null, variables: [] }]);
  });

  it.each([
    [{}, 'Validation error: Event type and name are required'],
    [{ eventType: 'thing' }, 'Validation error: Event type and name are required'],
    [{ name: 'Thing' }, 'Validation error: Event type and name are required'],
    [{ eventType: ' ', name: 'Thing' }, 'Validation error: Event type and name are required'],
    [{ eventType: 'thing', name: null }, 'Validation error: Event type and name are required'],
    [{ eventType: 'Lead-Submitted', name: 'Thing' }, 'Use lowercase letters with underscores, such as lead_submitted'],
    [{ eventType: 'thing', name: 'x'.repeat(81) }, 'At most 80 characters'],
    [
      { eventType: 'thing', name: 'Thing', channels: { ...disabled, sms: { enabled: true, body: 'Hi {{iban}}' } } },
      'Unknown variable: iban',
    ],
  ])('is refused with %j', async (body, message) => {
    const { status, json } = await backend.asAdmin('POST', path, body);
    expect([status, json['message'], json['code']]).toEqual([400, message, 'invalid']);
    expect(await typesOn('thing')).toEqual([]);
  });

  it('goes to one of two admins who make it at once', async () => {
    const answers = await Promise.all(
      ['one', 'two'].map(() => backend.asAdmin('POST', path, newTemplate('raced_for'))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.map(({ json }) => json['message'])).toContain('This event type has a template already');
    expect(await typesOn('raced_for')).toEqual(['NotificationTemplateCreated']);
  });
});

describe('an edited template', () => {
  it('is sent back whole and shown at once', async () => {
    const template = await listed('lead_submitted');
    const channels = { ...template.channels, sms: { enabled: true, body: 'New details: {{first_name}}. {{link}}' } };
    const { status, json } = await backend.asAdmin('PATCH', `${path}/lead_submitted`, { ...template, channels });
    expect([status, json['template']]).toEqual([200, { ...template, channels, updatedAt: expect.any(String) }]);
    expect(json['template']?.['updatedAt']).not.toBe(template.updatedAt);
    expect(await listed('lead_submitted')).toEqual(json['template']);
    expect((await contentOf('lead_submitted'))?.content.channels.sms.body).toContain('New details');
    expect(await typesOn('lead_submitted')).toEqual(['NotificationTemplateChanged']);
  });

  it.each([
    [{ channels: { ...disabled, sms: { enabled: true, body: 'x'.repeat(161) } } }, 'At most 160 characters'],
    [{ channels: { ...disabled, sms: { enabled: true, body: 'Ring {{phoen}}' } } }, 'Unknown variable: phoen'],
    [
      { channels: { ...disabled, email: { enabled: true, subject: '{{#if}}', body: '' } } },
      'A variable isn’t closed: write {{name}}',
    ],
    [{ variables: [] }, 'A template’s list of variables can’t be changed'],
    [{ eventType: 'another' }, 'A template’s event type can’t be changed'],
  ])('is refused with %j', async (edit, message) => {
    const { status, json } = await backend.asAdmin('PATCH', `${path}/quote_requested`, edit);
    expect([status, json['message'], json['code']]).toEqual([400, message, 'invalid']);
    expect(await typesOn('quote_requested')).toEqual([]);
  });

  it('is kept of one of two admins, and the other is told', async () => {
    const seen = await listed('approved');
    const answers = await Promise.all(
      ['Approved, at last', 'Welcome aboard'].map((name) =>
        backend.asAdmin('PATCH', `${path}/approved`, { ...seen, name }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.map(({ json }) => json['message'])).toContain(
      'Somebody else changed this template meanwhile. Please reload to see the changes.',
    );
    expect(await typesOn('approved')).toEqual(['NotificationTemplateChanged']);
  });

  it('has to be there', async () => {
    for (const eventType of ['nothing_such', 'Not-A-Type', '%00'])
      for (const [method, below] of [
        ['PATCH', ''],
        ['DELETE', ''],
        ['POST', '/restore'],
      ] as const) {
        const { status, json } = await backend.asAdmin(method, `${path}/${eventType}${below}`, {});
        expect([status, json['message']]).toEqual([404, 'No such template']);
      }
  });
});

describe('a deleted template', () => {
  it('sends nothing any more, and is had back in its first words', async () => {
    const first = await listed('daily_summary');
    await backend.asAdmin('PATCH', `${path}/daily_summary`, { name: 'Evening post' });
    const { status, json } = await backend.asAdmin('DELETE', `${path}/daily_summary`);
    expect([status, json]).toEqual([200, { success: true, message: 'Template deleted' }]);
    expect(await listed('daily_summary')).toBeUndefined();
    expect((await list())['deleted']).toEqual([{ eventType: 'daily_summary', name: 'Daily summary' }]);
    expect(await contentOf('daily_summary')).toBeNull();
    expect((await backend.asAdmin('PATCH', `${path}/daily_summary`, { name: 'Late' })).status).toBe(404);

    const restored = await backend.asAdmin('POST', `${path}/daily_summary/restore`);
    expect([restored.status, restored.json['template']]).toEqual([200, { ...first, updatedAt: expect.any(String) }]);
    expect((await list())['deleted']).toEqual([]);
    expect(await contentOf('daily_summary')).toMatchObject({ content: { name: 'Daily summary' } });
  });

  it('is gone for good where an admin made it, and may be made again', async () => {
    await backend.asAdmin('POST', path, newTemplate('short_lived'));
    await backend.asAdmin('DELETE', `${path}/short_lived`);
    expect((await list())['deleted']).toEqual([]);
    expect((await backend.asAdmin('POST', `${path}/short_lived/restore`)).status).toBe(404);
    expect((await backend.asAdmin('POST', path, newTemplate('short_lived'))).status).toBe(200);
  });
});

it('is the admin’s alone, and its log’s name no installer’s', async () => {
  const token = await signIn(backend, await newInstaller(backend, 'leeds'));
  const before = (await backend.events()).length;
  for (const [method, at] of [
    ['GET', path],
    ['POST', path],
    ['PATCH', `${path}/lead_qualified`],
    ['DELETE', `${path}/lead_qualified`],
    ['POST', `${path}/lead_qualified/restore`],
  ] as const) {
    const { status, text } = await backend.call(method, at, { token });
    expect([401, 403]).toContain(status);
    expect(text).not.toContain('Lead');
  }
  expect(await backend.events()).toHaveLength(before);
  const { status, json } = await backend.asAdmin('POST', '/api/installers', { slug: platformTenant, name: 'Cuckoo' });
  expect([status, json['message']]).toEqual([409, 'This slug is already taken']);
});
