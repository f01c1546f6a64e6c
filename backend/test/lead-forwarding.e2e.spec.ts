import { conversationNotifications } from '@pilotlight/contracts/http/notifications';
import { leadForwarding } from '@pilotlight/contracts/http/lead-forwarding';
import { randomUUID } from 'node:crypto';
import { MailServer } from '../src/gateways/email/testing/mail-server';
import { FaultyServer } from '../src/gateways/testing/faulty-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';
import { settled } from './settled-notifications';

let mail: MailServer;
let twilio: FaultyServer;
const sid = () => JSON.stringify({ sid: `SM${randomUUID().replaceAll('-', '')}` });
let backend: TestBackend;
let leeds: InstallerOnBoard;
let tokens: Readonly<Record<'leeds' | 'york', string>>;
beforeAll(async () => {
  mail = await MailServer.start();
  twilio = await FaultyServer.start(() => ({ kind: 'answers', status: 201, body: sid() }));
  const server = { host: '127.0.0.1', port: mail.port, secure: false, requireTls: false, login: null };
  backend = await startTestBackend({
    messaging: {
      email: { by: 'smtp', server, sender: { name: 'Pilotlight', address: 'alerts@pilotlight.example' } },
      twilio: {
        accountSid: `AC${'0'.repeat(32)}`,
        authToken: 'a token of nobody’s',
        baseUrl: twilio.url,
        from: '+447700900999',
        whatsAppFrom: '+447700900998',
      },
    },
  });
  leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn', phoneSms: '07700 900456' });
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, await newInstaller(backend, 'york')) };
});
beforeEach(() => {
  mail.refuses = null;
  mail.received.length = 0;
  twilio.seen.length = 0;
});
afterAll(async () => {
  await backend.stop();
  await mail.stop();
  await twilio.stop();
});

const lead = async (): Promise<string> => {
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('No hot water');
  await visitor.lead({ name: 'Priya Nair', phone: '07700 900142', postcode: 'LS17 8AB' });
  return visitor.sessionId;
};
const pathOf = (sessionId: string) => `/api/installer/conversations/${sessionId}/forward`;
const forward = (sessionId: string, body: object, token = tokens.leeds) =>
  backend.call('POST', pathOf(sessionId), { token, body: { forwardId: randomUUID(), ...body } });
const toKaren = { channel: 'email', target: 'other', address: 'karen@leeds.example', note: 'Yours, near the depot' };
const byWhatsapp = { channel: 'whatsapp', target: 'alerts-phone' };
const asAdmin = (slug: string, sessionId: string) =>
  backend.asAdmin('POST', `/api/installers/${slug}/conversations/${sessionId}/forward`, {
    forwardId: randomUUID(),
    ...toKaren,
  });
const eventsOf = async (sessionId: string) =>
  (await backend.events()).filter(({ type, data }) => type === 'LeadForwarded' && data['sessionId'] === sessionId);

it('goes by email to whom the installer names, with what a colleague needs', async () => {
  const sessionId = await lead();
  const { status, json } = await forward(sessionId, toKaren);
  expect([status, json['message']]).toEqual([200, 'The lead is on its way to karen@leeds.example']);
  await settled(backend);
  expect(mail.received).toHaveLength(1);
  const text = JSON.stringify(mail.received[0]);
  for (const words of ['karen@leeds.example', 'Priya Nair', '07700 900142', 'Yours, near the depot'])
    expect(text).toContain(words);
});

it('goes by WhatsApp to a number of the installer’s own settings', async () => {
  const sessionId = await lead();
  const options = await backend.call('GET', pathOf(sessionId), { token: tokens.leeds });
  const { targets, channels } = leadForwarding.response.parse(options.json);
  expect(targets).toContainEqual({ target: 'alerts-phone', channel: 'whatsapp', address: '+447700900456' });
  expect(channels).toEqual(['email', 'whatsapp']);
  expect((await forward(sessionId, byWhatsapp)).status).toBe(200);
  await settled(backend);
  const sent = twilio.seen.map(({ body }) => new URLSearchParams(body));
  expect(sent.map((body) => body.get('To'))).toEqual(['whatsapp:+447700900456']);
  expect(sent[0]?.get('Body')).toContain('Priya Nair, LS17 8AB');
});

it('goes once to each, however often it is sent and by how many at once, and again where that is asked for', async () => {
  const sessionId = await lead();
  const forwardId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => forward(sessionId, { ...toKaren, forwardId })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const once = await forward(sessionId, toKaren);
  expect([once.status, once.json['message']]).toEqual([409, 'This lead has gone there before.']);
  expect((await forward(sessionId, { ...toKaren, again: true })).status).toBe(200);
  await settled(backend);
  expect(await eventsOf(sessionId)).toHaveLength(2);
  expect(mail.received).toHaveLength(2);
  await backend.rebuild();
  await settled(backend);
  expect(mail.received).toHaveLength(2);
});

it('shows in the conversation that it could not be delivered', async () => {
  const sessionId = await lead();
  mail.refuses = { at: 'RCPT', code: 550, words: '5.1.1 nobody of that name' };
  await forward(sessionId, { ...toKaren, address: 'nobody@leeds.example' });
  await settled(backend);
  const path = conversationNotifications.path.replace(':sessionId', sessionId);
  const { notifications } = conversationNotifications.response.parse(
    (await backend.call('GET', path, { token: tokens.leeds })).json,
  );
  expect(notifications.filter(({ eventType }) => eventType === 'lead_forwarded')).toMatchObject([
    { to: 'nobody@leeds.example', status: 'failed' },
  ]);
});

it('keeps what is personal sealed in the log, and nothing of an erased lead goes out', async () => {
  const sessionId = await lead();
  await forward(sessionId, toKaren);
  await settled(backend);
  const kept = (await backend.stored()).filter(({ type }) => type === 'LeadForwarded');
  expect(JSON.stringify(kept)).not.toMatch(/karen@|depot/);
  await backend.call('POST', `/api/installer/conversations/${sessionId}/erase`, { token: tokens.leeds });
  expect((await forward(sessionId, { ...toKaren, again: true })).status).toBe(404);
  const { rows } = await backend.database.query('select * from read.notification_texts where session_id = $1', [
    sessionId,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Priya|karen/);
});

it('is refused to another installer as for a lead that never was, and to no address', async () => {
  const sessionId = await lead();
  const [theirs, nobodys] = [
    await forward(sessionId, toKaren, tokens.york),
    await forward(randomUUID(), toKaren, tokens.york),
  ];
  expect([theirs.status, theirs.json['message']]).toEqual([404, nobodys.json['message']]);
  expect((await backend.call('GET', pathOf(sessionId), { token: tokens.york })).status).toBe(404);
  for (const address of ['', 'karen', 'karen@leeds'])
    expect((await forward(sessionId, { ...toKaren, address })).status).toBe(400);
  const landline = await forward(sessionId, { channel: 'whatsapp', target: 'other', address: '0113 496 0142' });
  expect(landline.json['message']).toBe('Enter a UK mobile number, such as 07700 900123');
  expect(await eventsOf(sessionId)).toEqual([]);
});

it('goes for the installer where an admin forwards it, and never as another installer’s', async () => {
  const sessionId = await lead();
  expect((await asAdmin('york', sessionId)).status).toBe(404);
  expect((await asAdmin('leeds', sessionId)).status).toBe(200);
  await settled(backend);
  expect(mail.received).toHaveLength(1);
  const [event] = await eventsOf(sessionId);
  expect(event).toMatchObject({ meta: { actor: { kind: 'admin' } }, data: { by: 'Pilotlight' } });
});
