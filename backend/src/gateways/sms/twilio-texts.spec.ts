import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { type Behaviour, FaultyServer, type SeenRequest } from '../testing/faulty-server';
import { describeTexts, textOf } from './testing/text-contract';
import { TwilioTexts } from './twilio-texts';

const sid = `SM${'0a'.repeat(16)}`;
const accountSid = `AC${'b1'.repeat(16)}`;
const access = { accountSid, authToken: 'token-of-ours', from: '+447700900001', whatsAppFrom: '+447700900002' };
const taken: Behaviour = { kind: 'answers', status: 201, body: JSON.stringify({ sid, status: 'queued' }) };

const formOf = ({ body }: SeenRequest): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

let server: FaultyServer;
beforeAll(async () => (server = await FaultyServer.start(() => taken)));
afterAll(() => server.stop());
beforeEach(() => {
  server.behaviour = () => taken;
  server.seen.length = 0;
});

const opened = (changes: Partial<ConstructorParameters<typeof TwilioTexts>[0]> = {}, milliseconds = 5_000) =>
  new TwilioTexts({ ...access, baseUrl: server.url, ...changes }, milliseconds);

describeTexts('Twilio', () =>
  Promise.resolve({
    gateway: opened(),
    phones: () =>
      server.seen.map(formOf).map(({ To = '', Body = '' }) => ({ to: To.replace('whatsapp:', ''), text: Body })),
  }),
);

it('are asked for once, by our account, with where to tell what became of them', async () => {
  expect(await opened().send(textOf())).toEqual({ kind: 'sent', providerId: sid });
  expect(server.seen).toMatchObject([
    {
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:token-of-ours`).toString('base64')}` },
    },
  ]);
  expect(server.seen.map(formOf)).toEqual([
    {
      To: '+447700900123',
      From: '+447700900001',
      Body: textOf().text,
      StatusCallback: 'https://pilotlight.example/api/callbacks/twilio/status',
    },
  ]);
});

it('are sent by a messaging service where that is named', async () => {
  const from = `MG${'c2'.repeat(16)}`;
  await opened({ from }).send(textOf({ statusCallback: null, text: 'Hello' }));
  expect(server.seen.map(formOf)).toEqual([{ To: '+447700900123', MessagingServiceSid: from, Body: 'Hello' }]);
});

it('are sent by WhatsApp as an approved template where one is given', async () => {
  const template = { contentSid: `HX${'d3'.repeat(16)}`, contentVariables: '{"1":"Zoë"}' };
  await opened().send(textOf({ channel: 'whatsapp', statusCallback: null, ...template }));
  expect(server.seen.map(formOf)).toEqual([
    {
      To: 'whatsapp:+447700900123',
      From: 'whatsapp:+447700900002',
      ContentSid: template.contentSid,
      ContentVariables: template.contentVariables,
    },
  ]);
});

it.each([{ to: '07700 900123' }, { to: '' }, { to: '+447700900123,+447700900124' }, { to: 'whatsapp:+447700900123' }])(
  'are not asked for where there is no number: %j',
  async (changes) => {
    expect(await opened().send(textOf(changes))).toMatchObject({ reason: 'address-refused', retryAfterSeconds: null });
    expect(server.seen).toEqual([]);
  },
);

it.each(['sms', 'whatsapp'] as const)('are not sent by %s where nobody is named to send them', async (channel) => {
  const outcome = await opened({ from: null, whatsAppFrom: null }).send(textOf({ channel }));
  expect(outcome).toMatchObject({
    reason: 'not-authorised',
    detail: expect.stringMatching(/^TWILIO_.*FROM is not set$/),
  });
  expect(server.seen).toEqual([]);
});

const refusing = (status: number, code?: number, headers = {}): Behaviour => ({
  kind: 'answers',
  status,
  headers,
  body: code
    ? JSON.stringify({ status, code, message: `+447700900123 is refused by ${access.authToken}` })
    : '<h1>no</h1>',
});
it.each<[Behaviour, string, number | null]>([
  [refusing(400, 21211), 'address-refused', null],
  [refusing(400, 21614), 'address-refused', null],
  [refusing(403, 21408), 'address-refused', null],
  [refusing(400, 21610), 'suppressed', null],
  [refusing(400, 63016), 'content-refused', null],
  [refusing(400, 21617), 'content-refused', null],
  [refusing(401, 20003), 'not-authorised', null],
  [refusing(403), 'not-authorised', null],
  [refusing(400), 'content-refused', null],
  [refusing(429, 20429, { 'retry-after': '7' }), 'provider-busy', 7],
  [refusing(429, undefined, { 'retry-after': '86400' }), 'provider-busy', 3_600],
  [refusing(429, undefined, { 'retry-after': 'soon' }), 'provider-busy', 60],
  [refusing(500), 'provider-down', 60],
  [refusing(503, 20500), 'provider-down', 60],
  [refusing(302, undefined, { location: 'https://elsewhere.example/' }), 'provider-down', 60],
])('%j is refused as %s, to be tried again after %j s', async (behaviour, reason, retryAfterSeconds) => {
  server.behaviour = () => behaviour;
  const outcome = await opened().send(textOf());
  expect(outcome).toMatchObject({ kind: 'refused', reason, retryAfterSeconds });
  expect(JSON.stringify(outcome)).not.toMatch(/44770|token-of-ours/);
  expect(server.seen).toHaveLength(1);
});

it.each<[Behaviour, 'timeout' | 'connection-lost']>([
  [{ kind: 'hangs', after: 'nothing' }, 'timeout'],
  [{ kind: 'hangs', after: 'headers' }, 'timeout'],
  [{ kind: 'drips' }, 'timeout'],
  [{ kind: 'cuts', after: 'nothing' }, 'connection-lost'],
  [{ kind: 'cuts', after: 'headers' }, 'connection-lost'],
  [{ kind: 'floods' }, 'connection-lost'],
  [{ kind: 'babbles' }, 'connection-lost'],
  [refusing(504), 'timeout'],
  [{ kind: 'answers', status: 200, body: '<html>welcome</html>' }, 'connection-lost'],
  [{ kind: 'answers', status: 201, body: 'null' }, 'connection-lost'],
  [{ kind: 'answers', status: 201, body: '{"sid":"../../etc"}' }, 'connection-lost'],
])('of %j nobody knows what became of it, and it is not asked for again', async (behaviour, cause) => {
  server.behaviour = () => behaviour;
  const began = Date.now();
  expect(await opened({}, 500).send(textOf())).toEqual({ kind: 'unknown', cause });
  expect(Date.now() - began).toBeLessThan(4_000);
  expect(server.seen).toHaveLength(1);
});

it('are refused where that is all that is heard before the line is cut', async () => {
  server.behaviour = () => ({ kind: 'cuts', after: 'headers', status: 503 });
  expect(await opened().send(textOf())).toMatchObject({ kind: 'refused', reason: 'provider-down' });
});

it('are sent once where two answers come', async () => {
  server.behaviour = () => ({ kind: 'answers-twice', status: 201, body: JSON.stringify({ sid }) });
  expect(await opened().send(textOf())).toEqual({ kind: 'sent', providerId: sid });
  expect(server.seen).toHaveLength(1);
});

it('are to be tried again where nobody is there', async () => {
  for (const host of ['127.0.0.1', 'no-such-host.invalid'])
    expect(await opened({ baseUrl: `http://${host}:${await ownPort()}` }).send(textOf())).toMatchObject({
      kind: 'refused',
      reason: 'provider-down',
      retryAfterSeconds: 60,
    });
});
