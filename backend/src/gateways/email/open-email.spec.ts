import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { openTexts } from '../sms/open-texts';
import { textOf } from '../sms/testing/text-contract';
import { openEmail } from './open-email';
import { emailOf } from './testing/email-contract';
import { MailServer } from './testing/mail-server';

const sender = { name: 'Pilotlight', address: 'alerts@pilotlight.example' };
const smtpAt = (port: number) => ({
  by: 'smtp' as const,
  server: { host: '127.0.0.1', port, secure: false, requireTls: false, login: null },
  sender,
});
const access = {
  region: 'eu-west-2',
  endpoint: 'http://127.0.0.1:9',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
};
const twilio = {
  accountSid: `AC${'b1'.repeat(16)}`,
  authToken: 'token',
  baseUrl: 'http://127.0.0.1:9',
  from: '+447700900001',
  whatsAppFrom: null,
};

it('a provider that is there is sent everything', async () => {
  const server = await MailServer.start();
  const gateway = openEmail(smtpAt(server.port), () => undefined);
  for (let n = 0; n < 4; n += 1) expect(await gateway.send(emailOf())).toMatchObject({ kind: 'sent' });
  expect({ by: gateway.provider, received: server.received.length }).toEqual({ by: 'smtp', received: 4 });
  await gateway.close();
  await server.stop();
});

const told: [string, number | null][] = [];
const watch = (provider: string, rest: number | null) => void told.push([provider, rest]);
beforeEach(() => told.splice(0));

it.each([
  ['smtp', async () => openEmail(smtpAt(await ownPort()), watch)],
  ['ses', () => Promise.resolve(openEmail({ by: 'ses', access, sender }, watch))],
] as const)('%s is left alone after three failures, and that is told once', async (provider, open) => {
  const gateway = await open();
  for (let n = 0; n < 3; n += 1)
    expect(await gateway.send(emailOf())).toMatchObject({ reason: 'provider-down', retryAfterSeconds: 60 });
  for (let n = 0; n < 3; n += 1)
    expect(await gateway.send(emailOf())).toMatchObject({ reason: 'provider-down', retryAfterSeconds: 30 });
  expect(gateway.provider).toBe(provider);
  expect(told).toEqual([[provider, 30_000]]);
  await gateway.close();
});

it('twilio is left alone likewise', async () => {
  const gateway = openTexts(twilio, watch);
  for (let n = 0; n < 4; n += 1) await gateway.send(textOf());
  expect(await gateway.send(textOf())).toMatchObject({ reason: 'provider-down', retryAfterSeconds: 30 });
  expect(told).toEqual([['twilio', 30_000]]);
  await gateway.close();
});

it('the outbox takes what nobody is named for', () => {
  expect([openEmail({ by: 'outbox' }, watch).provider, openTexts(null, watch).provider]).toEqual(['outbox', 'outbox']);
});
