import { messagingOf } from './messaging-settings';
import { readConfiguration } from './read-configuration';

const sender = 'Leeds Pilot <alerts@leeds-heating.example>';
const sid = `AC${'b1'.repeat(16)}`;
const settingsOf = (environment: Record<string, string>) => messagingOf(readConfiguration(environment));

it('nothing leaves where nothing is set', () => {
  expect(settingsOf({})).toEqual({ email: { by: 'outbox' }, twilio: null, snsTopicArn: null });
  expect(settingsOf({ EMAIL_FROM: sender, TWILIO_FROM: '+447700900001', SMTP_URL: '', EMAIL_SERVICE: '' })).toEqual({
    email: { by: 'outbox' },
    twilio: null,
    snsTopicArn: null,
  });
});

const from = { name: 'Leeds Pilot', address: 'alerts@leeds-heating.example' };
it.each([
  [sender, from],
  ['"Leeds Pilot" <alerts@leeds-heating.example>', from],
  ['alerts@leeds-heating.example', { ...from, name: '' }],
])('emails are from %s', (EMAIL_FROM, expected) => {
  expect(settingsOf({ EMAIL_FROM, EMAIL_SERVICE: 'ses' }).email).toMatchObject({ by: 'ses', sender: expected });
});

const login = { user: 'me@firm.example', pass: 'p/w:%' };
const secret = 'me%40firm.example:p%2Fw%3A%25@';
it.each<[string, object]>([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTls: false, login: null }],
  ['smtp://mail.example:2525?requireTLS=true', { port: 2525, requireTls: true }],
  ['smtps://mail.example/', { port: 465, secure: true, requireTls: false }],
  [`smtps://${secret}mail.example:9465`, { port: 9465, secure: true, login }],
  [`smtp://${secret}mail.example`, { requireTls: true, login }],
  [`smtp://${secret}127.0.0.1:1025?requireTLS=false`, { host: '127.0.0.1', requireTls: false, login }],
  ['smtp://[::1]:1025', { host: '::1' }],
])('emails leave by SMTP at %s, whatever else is set', (SMTP_URL, server) => {
  expect(settingsOf({ SMTP_URL, EMAIL_FROM: sender, EMAIL_SERVICE: 'ses' }).email).toMatchObject({
    by: 'smtp',
    server,
  });
});

it('emails leave by SES with the keys that are set, or as the SDK finds them', () => {
  const environment = { EMAIL_SERVICE: 'ses', EMAIL_FROM: sender };
  expect(settingsOf(environment).email).toMatchObject({ access: { region: 'eu-west-2', credentials: undefined } });
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key', AWS_REGION: 'eu-west-1' };
  expect(settingsOf({ ...environment, ...keys }).email).toMatchObject({
    access: { region: 'eu-west-1', credentials: { accessKeyId: 'id', secretAccessKey: 'key' } },
  });
  expect(settingsOf({ ...keys, EMAIL_FROM: sender }).email).toEqual({ by: 'outbox' });
});

it.each(['+447700900001', `MG${'0f'.repeat(16)}`, 'Leeds Heat'])('texts leave by Twilio from %s', (TWILIO_FROM) => {
  expect(settingsOf({ TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM }).twilio).toEqual({
    accountSid: sid,
    authToken: 'token',
    baseUrl: 'https://api.twilio.com',
    from: TWILIO_FROM,
    whatsAppFrom: null,
  });
});

it.each<[Record<string, string>, RegExp]>([
  [{ SMTP_URL: 'smtp://mail.example' }, /EMAIL_FROM: /],
  [{ EMAIL_SERVICE: 'ses' }, /EMAIL_FROM: /],
  [{ EMAIL_SERVICE: 'sendgrid' }, /EMAIL_SERVICE: /],
  [{ EMAIL_FROM: 'nobody' }, /EMAIL_FROM/],
  [{ EMAIL_FROM: 'A <a@b.example>, C <c@d.example>' }, /EMAIL_FROM/],
  [{ EMAIL_FROM: 'A\r\nBcc: x <a@b.example>' }, /EMAIL_FROM/],
  [{ SMTP_URL: 'http://hush:hush@mail.example', EMAIL_FROM: sender }, /SMTP_URL: /],
  [{ SMTP_URL: 'smtp://me:hush%@mail.example', EMAIL_FROM: sender }, /SMTP_URL: a % /],
  [{ SMTP_URL: 'smtp://', EMAIL_FROM: sender }, /SMTP_URL: /],
  [{ SMTP_URL: 'smtp://hush@mail.example?tls.rejectUnauthorized=false', EMAIL_FROM: sender }, /SMTP_URL: its only/],
  [{ SMTP_URL: 'smtp://mail.example?requireTLS=maybe', EMAIL_FROM: sender }, /SMTP_URL: its only/],
  [{ TWILIO_ACCOUNT_SID: sid, TWILIO_FROM: '+447700900001' }, /TWILIO_AUTH_TOKEN: /],
  [{ TWILIO_AUTH_TOKEN: 'hush', TWILIO_FROM: '+447700900001' }, /TWILIO_ACCOUNT_SID: /],
  [{ TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: 'hush' }, /TWILIO_FROM: /],
  [{ TWILIO_ACCOUNT_SID: 'SKhush' }, /TWILIO_ACCOUNT_SID: /],
  [{ TWILIO_FROM: '07700 900001' }, /TWILIO_FROM: /],
  [{ TWILIO_FROM: 'A firm with a long name' }, /TWILIO_FROM: /],
  [{ TWILIO_WHATSAPP_FROM: 'whatsapp:+447700900001' }, /TWILIO_WHATSAPP_FROM: /],
  [{ SNS_TOPIC_ARN: 'arn:aws:sqs:eu-west-2:123456789012:queue' }, /SNS_TOPIC_ARN: /],
])('nothing starts with %j, and no value is told', (environment, fault) => {
  const start = (): unknown => settingsOf(environment);
  expect(start).toThrow(fault);
  expect(start).not.toThrow(/hush/);
});
