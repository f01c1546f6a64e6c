import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { z } from 'zod';
import { type Behaviour, FaultyServer, type SeenRequest } from '../testing/faulty-server';
import { SesEmail } from './ses-email';
import { describeEmail, emailOf } from './testing/email-contract';

const region = 'eu-west-2';
const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret-of-ours' };
const sender = { name: 'Pilotlight', address: 'alerts@pilotlight.example' };
const messageId = '0100018f-1234';
const taken: Behaviour = { kind: 'answers', status: 200, body: JSON.stringify({ MessageId: messageId }) };

const askedSchema = z.strictObject({
  FromEmailAddress: z.string(),
  Destination: z.strictObject({ ToAddresses: z.array(z.string()) }),
  Content: z.strictObject({ Raw: z.strictObject({ Data: z.base64() }) }),
  EmailTags: z.array(z.strictObject({ Name: z.string(), Value: z.string().regex(/^[\w-]{1,256}$/) })),
});
const askedIn = ({ body }: SeenRequest) => askedSchema.parse(JSON.parse(body));

let server: FaultyServer;
beforeAll(async () => (server = await FaultyServer.start(() => taken)));
afterAll(() => server.stop());
beforeEach(() => {
  server.behaviour = () => taken;
  server.seen.length = 0;
});
const opened = (milliseconds = 5_000) =>
  new SesEmail({ region, credentials, endpoint: server.url }, sender, milliseconds);

describeEmail('SES', () =>
  Promise.resolve({
    gateway: opened(),
    mailbox: () =>
      Promise.resolve(
        server.seen.map((seen) => Buffer.from(askedIn(seen).Content.Raw.Data, 'base64').toString('latin1')),
      ),
  }),
);

it('are asked for once, tagged so that what comes back can be told apart', async () => {
  const email = emailOf();
  expect(await opened().send(email)).toEqual({ kind: 'sent', providerId: messageId });
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]).toMatchObject({
    path: '/v2/email/outbound-emails',
    headers: {
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-west-2\/ses\//),
    },
  });
  expect(server.seen.map(askedIn)).toMatchObject([
    {
      FromEmailAddress: sender.address,
      Destination: { ToAddresses: [email.to] },
      EmailTags: [{ Name: 'notification', Value: email.notificationId }],
    },
  ]);
});

it('go to one address or none', async () => {
  const outcome = await opened().send(emailOf({ to: 'a@b.example, c@d.example' }));
  expect(outcome).toMatchObject({ reason: 'address-refused', retryAfterSeconds: null });
  expect(server.seen).toEqual([]);
});

const refusing = (status: number, exception?: string, headers = {}): Behaviour => ({
  kind: 'answers',
  status,
  headers: { ...(exception && { 'x-amzn-errortype': exception }), ...headers },
  body: exception ? JSON.stringify({ message: 'office@leeds-heating.example' }) : '<h1>no</h1>',
});
it.each<[Behaviour, string, number | null]>([
  [refusing(400, 'MessageRejected'), 'content-refused', null],
  [refusing(400, 'BadRequestException'), 'content-refused', null],
  [refusing(400, 'MailFromDomainNotVerifiedException'), 'not-authorised', null],
  [refusing(403, 'InvalidClientTokenId'), 'not-authorised', null],
  [refusing(403), 'not-authorised', null],
  [refusing(404), 'content-refused', null],
  [refusing(429, 'TooManyRequestsException', { 'retry-after': '9' }), 'provider-busy', 9],
  [refusing(400, 'LimitExceededException'), 'provider-busy', 60],
  [refusing(400, 'SendingPausedException'), 'provider-busy', 60],
  [refusing(500, 'InternalServiceErrorException'), 'provider-down', 60],
  [refusing(503), 'provider-down', 60],
])('%j is refused as %s, to be tried again after %j s', async (behaviour, reason, retryAfterSeconds) => {
  server.behaviour = () => behaviour;
  const outcome = await opened().send(emailOf());
  expect(outcome).toMatchObject({ kind: 'refused', reason, retryAfterSeconds });
  expect(JSON.stringify(outcome)).not.toMatch(/@|secret/);
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
  [refusing(502), 'timeout'],
  [refusing(504), 'timeout'],
  [{ kind: 'answers', status: 200, body: '<html>welcome</html>' }, 'connection-lost'],
  [{ kind: 'answers', status: 200, body: '{}' }, 'connection-lost'],
])('of %j nobody knows what became of it, and it is not asked for again', async (behaviour, cause) => {
  server.behaviour = () => behaviour;
  const began = Date.now();
  expect(await opened(800).send(emailOf())).toEqual({ kind: 'unknown', cause });
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(server.seen).toHaveLength(1);
});

it('are to be tried again where nobody is there', async () => {
  for (const host of ['127.0.0.1', 'no-such-host.invalid']) {
    const gateway = new SesEmail({ region, credentials, endpoint: `http://${host}:${await ownPort()}` }, sender);
    expect(await gateway.send(emailOf())).toMatchObject({ reason: 'provider-down', retryAfterSeconds: 60 });
  }
});
