import { setTimeout as pause } from 'node:timers/promises';
import twilio from 'twilio';
import { z } from 'zod';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
});
afterAll(() => backend.stop());

const messages = z.object({
  messages: z.array(z.object({ id: z.uuid(), installerId: z.string(), eventType: z.string() })),
});

/** The notification of this type that an installer's conversation brought. */
const notified = async (slug: string, eventType: string): Promise<string> => {
  for (;;) {
    const outbox = messages.parse((await backend.asAdmin('GET', '/dev/outbox.json')).json);
    const found = outbox.messages.find((each) => each.installerId === slug && each.eventType === eventType);
    if (found) return found.id;
    await pause(50);
  }
};

const list = z.array(z.unknown()).min(1);
/** What an admin's list holds once it holds anything. */
const eventually = async (path: string, name: string): Promise<unknown[]> => {
  for (;;) {
    const { data } = list.safeParse((await backend.asAdmin('GET', path)).json[name]);
    if (data) return data;
    await pause(50);
  }
};

const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${backend.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(body),
  });

it('believes no word that Twilio has not signed', async () => {
  const path = '/api/webhooks/twilio/inbound';
  const body = { MessageSid: `SM${'0'.repeat(32)}`, From: '+447700900142', To: '+447700900999', Body: 'STOP' };
  const forged = twilio.getExpectedTwilioSignature('another secret', `http://127.0.0.1${path}`, body);
  for (const signature of ['', 'nonsense', forged])
    expect((await post(path, body, { 'x-twilio-signature': signature })).status).toBe(403);
  expect((await backend.asAdmin('GET', '/api/admin/suppressions')).json['suppressions']).toEqual([]);
});

it('believes no word about emails that is not Amazon’s', async () => {
  const { status } = await backend.call('POST', '/api/webhooks/ses', { body: { Type: 'Notification', Message: '{}' } });
  expect(status).toBe(403);
});

it('reads a form nowhere else: a page of somebody’s could post one', async () => {
  const { status } = await post('/api/installer/login', {
    email: 'office@leeds.example',
    password: 'six brass kettles',
  });
  expect(status).toBe(415);
});

it('stops an installer’s emails to a visitor who says so, by one click, and not before it', async () => {
  const leeds = await newInstaller(backend, 'leeds');
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('My boiler needs a service');
  await visitor.lead({ name: 'Priya Nair', email: 'priya@nair.example', postcode: 'LS17 8AB' });
  const id = await notified('leeds', 'lead_received');
  const { UnsubscribeTokens } = await import('../src/notifications/delivery/unsubscribe-tokens');
  const path = `/unsubscribe/${backend.app.get(UnsubscribeTokens).of(id)}`;

  const page = await fetch(`${backend.address}${path}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Firm leeds')]);
  expect((await backend.asAdmin('GET', '/api/admin/suppressions')).json['suppressions']).toEqual([]);

  expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  const all = await eventually('/api/admin/suppressions', 'suppressions');
  expect(all).toMatchObject([{ address: 'priya@nair.example', cause: 'unsubscribed', installerId: 'leeds' }]);
  expect((await fetch(`${backend.address}/unsubscribe/AAAA`)).status).toBe(404);

  const again = await Visitor.of(backend, leeds);
  await again.say('My boiler needs a service');
  await again.lead({ name: 'Priya Nair', email: 'priya@nair.example', postcode: 'LS17 8AB' });
  expect(await eventually('/api/admin/notifications?status=failed', 'notifications')).toMatchObject([
    { eventType: 'lead_received', reason: 'Nothing more is sent to this address' },
  ]);
});
