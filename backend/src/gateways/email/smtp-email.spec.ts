import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { selfSigned } from '../testing/self-signed';
import { SmtpEmail, type SmtpServer } from './smtp-email';
import { describeEmail, emailOf } from './testing/email-contract';
import { type Fault, FaultyMailServer, type Stage } from './testing/faulty-mail-server';
import { MailServer, type MailServerOptions } from './testing/mail-server';

const sender = { name: 'Pilotlight', address: 'alerts@pilotlight.example' };
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

const opened = async (options: MailServerOptions = {}, changes: Partial<SmtpServer> = {}) => {
  const server = await MailServer.start(options);
  const at = { host: 'localhost', port: server.port, secure: false, requireTls: false, login: null, ...changes };
  const gateway = new SmtpEmail(at, sender, 5_000);
  stops.push(async () => {
    await gateway.close();
    await server.stop();
  });
  return { server, gateway };
};

describeEmail('SMTP', async () => {
  const { server, gateway } = await opened();
  return { gateway, mailbox: () => Promise.resolve(server.received.map(({ raw }) => raw)) };
});

it('go to the one address named in the envelope', async () => {
  const { server, gateway } = await opened();
  await gateway.send(emailOf({ fromName: '' }));
  expect(server.received).toMatchObject([
    { from: sender.address, to: ['office@leeds-heating.example'], raw: expect.stringContaining('From: Pilotlight <') },
  ]);
});

it.each(['', 'nobody', 'a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<c@d.example>', '<a@b.example>', 'a@b'])(
  'go to no address such as %j',
  async (to) => {
    const { server, gateway } = await opened();
    const outcome = await gateway.send(emailOf({ to }));
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'address-refused', retryAfterSeconds: null });
    expect(server.received).toEqual([]);
  },
);

it.each<[string, number, string, object]>([
  ['MAIL', 550, '5.7.1 office@leeds-heating.example', { reason: 'not-authorised', retryAfterSeconds: null }],
  ['MAIL', 451, 'later', { reason: 'provider-busy', retryAfterSeconds: 60 }],
  ['RCPT', 550, '5.1.1 no office@leeds-heating.example', { reason: 'address-refused', retryAfterSeconds: null }],
  ['RCPT', 554, '5.7.1 no relaying', { reason: 'not-authorised', retryAfterSeconds: null }],
  ['RCPT', 450, '4.2.0 greylisted', { reason: 'provider-busy', retryAfterSeconds: 60 }],
  ['DATA', 554, '5.6.0 spam', { reason: 'content-refused', retryAfterSeconds: null }],
  ['DATA', 452, 'disk full', { reason: 'provider-busy', retryAfterSeconds: 60 }],
])('at %s a %i %s is a refusal, told without an address', async (at, code, words, refusal) => {
  const { server, gateway } = await opened();
  server.refuses = { at: at as 'MAIL' | 'RCPT' | 'DATA', code, words };
  const outcome = await gateway.send(emailOf());
  expect(outcome).toMatchObject({ kind: 'refused', ...refusal, detail: expect.stringMatching(`^SMTP ${code}`) });
  expect(JSON.stringify(outcome)).not.toContain('@');
});

describe('over TLS', () => {
  const identity = selfSigned('localhost');
  const login = { user: 'pilot', pass: 'p@ss/word' };

  it.each([true, false])('from the first byte (%s) they are sent with a login', async (fromStart) => {
    const { server, gateway } = await opened(
      { tls: { ...identity, fromStart }, login },
      { secure: fromStart, requireTls: true, login, ca: identity.cert },
    );
    expect(await gateway.send(emailOf())).toMatchObject({ kind: 'sent' });
    expect(server.received).toMatchObject([{ overTls: true }]);
  });

  it.each([true, false])(
    'from the first byte (%s) nothing is sent to a server nobody vouches for',
    async (fromStart) => {
      const { server, gateway } = await opened(
        { tls: { ...identity, fromStart }, login },
        { secure: fromStart, login },
      );
      expect(await gateway.send(emailOf())).toMatchObject({ kind: 'refused', reason: 'provider-down' });
      expect(server.received).toEqual([]);
    },
  );

  it('nothing is sent to one that speaks for another host', async () => {
    const other = selfSigned('mail.elsewhere.example');
    const { gateway } = await opened({ tls: { ...other, fromStart: true } }, { secure: true, ca: other.cert });
    expect(await gateway.send(emailOf())).toMatchObject({ reason: 'provider-down', retryAfterSeconds: 60 });
  });

  it('neither password nor message goes to one without TLS where it is required', async () => {
    const { server, gateway } = await opened({ login }, { requireTls: true, login });
    expect(await gateway.send(emailOf())).toMatchObject({ kind: 'refused', reason: 'provider-down' });
    expect(server.received).toEqual([]);
  });

  it('a wrong password is not authorised, for good, and is not told', async () => {
    const { gateway } = await opened({ login }, { login: { user: 'pilot', pass: 'wr0ng' } });
    const outcome = await gateway.send(emailOf());
    expect(outcome).toMatchObject({ reason: 'not-authorised', retryAfterSeconds: null });
    expect(JSON.stringify(outcome)).not.toMatch(/wr0ng|pilot/);
  });
});

it('are to be tried again where nobody answers', async () => {
  const at = { port: await ownPort(), secure: false, requireTls: false, login: null };
  for (const host of ['127.0.0.1', 'no-such-host.invalid'])
    expect(await new SmtpEmail({ ...at, host }, sender).send(emailOf())).toMatchObject({
      reason: 'provider-down',
      retryAfterSeconds: 60,
    });
});

const lost = { kind: 'unknown', cause: 'connection-lost' };
const late = { kind: 'unknown', cause: 'timeout' };
const down = { kind: 'refused', reason: 'provider-down' };
it.each<[Stage, Fault, object]>([
  ['greeting', 'hangs', down],
  ['greeting', 'drips', down],
  ['greeting', 'cuts', down],
  ['greeting', { says: '554 go away' }, down],
  ['greeting', { says: '421 too many' }, { kind: 'refused', reason: 'provider-busy' }],
  ['greeting', { says: 'HTTP/1.1 200 OK' }, down],
  ['EHLO', 'drips', down],
  ['MAIL', 'cuts', down],
  ['RCPT', 'hangs', down],
  ['DATA', 'hangs', down],
  ['DATA', 'cuts', down],
  ['DATA', { says: '421 closing' }, { kind: 'refused', reason: 'provider-busy' }],
  ['message', 'hangs', late],
  ['message', 'drips', late],
  ['message', 'cuts', lost],
  ['message', { says: '999 what' }, lost],
  ['message', { says: 'HTTP/1.1 200 OK' }, lost],
  ['message', { says: '250 taken\r\n250 taken\r\n554 not taken' }, { kind: 'sent' }],
])(
  'at a server that at the %s %j it is as sure as it can be what became of them, and they are handed over once',
  async (at, fault, expected) => {
    const server = await FaultyMailServer.start(at, fault);
    stops.push(() => server.stop());
    const target = { host: '127.0.0.1', port: server.port, secure: false, requireTls: false, login: null };
    // What answers at once isn't to be taken for late by a slow machine.
    const gateway = new SmtpEmail(target, sender, fault === 'hangs' || fault === 'drips' ? 600 : 4_000);
    const began = Date.now();
    expect(await gateway.send(emailOf())).toMatchObject(expected);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect({ taken: server.taken, connections: server.connections }).toEqual({
      taken: at === 'message' ? 1 : 0,
      connections: 1,
    });
  },
);

it('are called off at a shutdown, which waits a while for their answers', async () => {
  const server = await FaultyMailServer.start('message', 'hangs');
  stops.push(() => server.stop());
  const target = { host: '127.0.0.1', port: server.port, secure: false, requireTls: false, login: null };
  const gateway = new SmtpEmail(target, sender, 60_000);
  const sending = gateway.send(emailOf());
  while (server.taken === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await gateway.close();
  expect(await sending).toMatchObject({ kind: 'unknown' });
});
