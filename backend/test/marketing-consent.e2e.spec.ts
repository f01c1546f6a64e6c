import { leadViewSchema } from '@pilotlight/contracts/http/leads';
import { personExportSchema } from '@pilotlight/contracts/http/people';
import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { MarketingConsents } from '../src/conversations/leads/marketing-consents';
import { UnsubscribeTokens } from '../src/notifications/delivery/unsubscribe-tokens';
import { Suppressions } from '../src/suppressions/suppressions';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
  leeds = await newInstaller(backend, 'leeds');
  token = await signIn(backend, leeds);
});
afterAll(() => backend.stop());

let people = 0;

/** Somebody new who sends the details form, with the box as it is told. */
const left = async (marketing?: boolean, more: object = {}) => {
  people += 1;
  const lead = {
    name: 'Ada Byron',
    email: `ada${people}@home.example`,
    phone: `07700 9001${40 + people}`,
    ...more,
  };
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('My boiler needs a service');
  const body = { sessionId: visitor.sessionId, lead, ...(marketing !== undefined && { marketing }) };
  expect((await visitor.call('POST', 'lead', { body })).status).toBe(200);
  return { visitor, email: lead.email };
};
const own = (method: string, { sessionId }: Visitor, what: string) =>
  backend.call(method, `/api/installer/conversations/${sessionId}/${what}`, { token });
const shown = async (visitor: Visitor) => leadViewSchema.parse((await own('GET', visitor, 'lead')).json).marketing;
const addressFor = (visitor: Visitor, channel: Channel, slug = 'leeds') =>
  backend.app.get(MarketingConsents).addressFor(slug, visitor.sessionId, channel);
const system = () => ({ actor: { kind: 'system', id: null }, requestId: randomUUID() }) as const;

it('sends marketing to who agreed, by the channels that they agreed to, and shows the installer what they read', async () => {
  const { visitor, email } = await left(true);
  expect(await addressFor(visitor, 'email')).toBe(email);
  expect(await addressFor(visitor, 'sms')).toMatch(/^\+44/);
  expect(await addressFor(visitor, 'whatsapp')).toBeNull();
  const read = { agreed: true, at: expect.any(String), wording: marketingWording, shownIn: 'details-form' };
  expect(await shown(visitor)).toEqual([
    { channel: 'email', ...read },
    { channel: 'sms', ...read },
  ]);
});

it('sends none to who left the box unticked, was never asked, or talks with another installer', async () => {
  const [refused, unasked, agreed] = [await left(false), await left(), await left(true)];
  expect((await shown(refused.visitor)).map(({ channel, agreed: yes }) => [channel, yes])).toEqual([
    ['email', false],
    ['sms', false],
    ['whatsapp', false],
  ]);
  expect(await shown(unasked.visitor)).toEqual([]);
  for (const { visitor } of [refused, unasked]) expect(await addressFor(visitor, 'email')).toBeNull();
  expect(await addressFor(agreed.visitor, 'email', 'york')).toBeNull();
});

it('sends none by a channel that was stopped: by the link in an email, or by STOP to the platform’s number', async () => {
  const { visitor } = await left(true);
  const phone = await addressFor(visitor, 'sms');
  await backend.app
    .get(Suppressions)
    .suppress({ slug: platformTenant, channel: 'sms', address: String(phone), cause: 'stop' }, system());
  expect(await addressFor(visitor, 'sms')).toBeNull();
  for (;;) {
    const { json } = await own('GET', visitor, 'notifications');
    const id = /"id":"([\w-]{36})"[^{}]*"eventType":"lead_received"/.exec(JSON.stringify(json))?.[1];
    if (!id) {
      await pause(50);
      continue;
    }
    const link = `/unsubscribe/${backend.app.get(UnsubscribeTokens).of(id)}`;
    expect((await fetch(`${backend.address}${link}`, { method: 'POST' })).status).toBe(200);
    break;
  }
  expect(await addressFor(visitor, 'email')).toBeNull();
  expect(await shown(visitor)).toContainEqual({
    channel: 'email',
    agreed: false,
    at: expect.any(String),
    wording: 'Stop emails',
    shownIn: 'unsubscribe-page',
  });
});

it('takes a later no in another conversation of the same person for a no', async () => {
  const { visitor, email } = await left(true);
  await left(false, { email });
  expect(await addressFor(visitor, 'email')).toBeNull();
  const again = await left(true, { email });
  expect(await addressFor(again.visitor, 'email')).toBe(email);
});

it('hands out what a person said to marketing with their data, and forgets it with them', async () => {
  const { visitor } = await left(true);
  const exported = personExportSchema.parse((await own('GET', visitor, 'export')).json);
  expect(exported.conversations[0]?.marketing).toEqual([
    {
      agreed: true,
      channels: ['email', 'sms'],
      at: expect.any(String),
      wording: marketingWording,
      shownIn: 'details-form',
    },
  ]);
  expect((await own('POST', visitor, 'erase')).status).toBe(200);
  expect(await addressFor(visitor, 'email')).toBeNull();
  expect((await own('GET', visitor, 'lead')).status).toBe(404);
});
