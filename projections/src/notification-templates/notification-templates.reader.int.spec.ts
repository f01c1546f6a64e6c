import type { TemplateEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { TemplateContent } from '@pilotlight/contracts/values/notification-template';
import { platformTenant as slug } from '@pilotlight/contracts/values/platform-tenant';
import { platform } from '../read-database';
import { ReadSide } from '../testing/read-side';
import { NotificationTemplatesReader } from './notification-templates.reader';

const templateId = '018f5b7e-1111-4111-8111-111111111111';
const saying = (sms: string): TemplateContent => ({
  name: 'Invoice paid',
  description: null,
  channels: {
    email: { enabled: false, subject: '', body: '' },
    sms: { enabled: true, body: sms },
    whatsapp: { enabled: false, body: '', contentSid: '' },
  },
});
const created = (eventType: string): TemplateEvent => ({
  type: 'NotificationTemplateCreated',
  data: { slug, eventType, templateId, content: saying('Paid {{amount}}'), variables: ['amount'] },
});
const changed = (eventType: string, sms: string): TemplateEvent => ({
  type: 'NotificationTemplateChanged',
  data: { slug, eventType, content: saying(sms) },
});
const deleted = (eventType: string): TemplateEvent => ({
  type: 'NotificationTemplateDeleted',
  data: { slug, eventType },
});
const restored = (eventType: string): TemplateEvent => ({
  type: 'NotificationTemplateRestored',
  data: { slug, eventType },
});

let side: ReadSide;
let reader: NotificationTemplatesReader;
beforeAll(async () => {
  side = await ReadSide.open();
  reader = new NotificationTemplatesReader(side.readers);
  await side.start();
});
afterAll(() => side.close());

it('knows of no template until an admin touches one', async () => {
  expect(await reader.touched(platform)).toEqual([]);
});

it('keeps what was last said, since when, and who made it', async () => {
  await side.shows(
    { event: created('invoice_paid'), at: '2026-11-20T10:00:00.123Z' },
    { event: changed('invoice_paid', 'Thank you'), at: '2026-11-21T10:00:00.456Z' },
    { event: changed('approved', 'You are in'), at: '2026-11-22T10:00:00.000Z' },
  );
  const common = { slug, is_deleted: false };
  expect(await reader.touched(platform)).toEqual([
    {
      ...common,
      event_type: 'approved',
      made: null,
      content: saying('You are in'),
      updated_at: '2026-11-22T10:00:00.000Z',
    },
    {
      ...common,
      event_type: 'invoice_paid',
      made: { templateId, variables: ['amount'], createdAt: '2026-11-20T10:00:00.123Z' },
      content: saying('Thank you'),
      updated_at: '2026-11-21T10:00:00.456Z',
    },
  ]);
});

it('marks a deleted one, and lets one that was had back say what the product brought', async () => {
  await side.shows(deleted('invoice_paid'), deleted('approved'), restored('approved'));
  expect(await reader.touched(platform)).toMatchObject([
    { event_type: 'approved', made: null, content: null, is_deleted: false },
    { event_type: 'invoice_paid', is_deleted: true },
  ]);
});

it('is the platform’s: no installer’s question finds a template', async () => {
  const [{ rows }] = await side.readers.asTenant('leeds', (ask) => [
    ask({ text: 'select * from read.notification_templates' }),
  ]);
  expect(rows).toEqual([]);
});
