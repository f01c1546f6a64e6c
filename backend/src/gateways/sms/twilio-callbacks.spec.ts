import { createHmac } from 'node:crypto';
import { parseTwilioInbound, parseTwilioStatus, verifyTwilio } from './twilio-callbacks';

const token = 'token-of-ours';
const url = 'https://pilotlight.example/api/callbacks/twilio/status?n=1';
const sid = `SM${'0a'.repeat(16)}`;
const posted = { MessageSid: sid, MessageStatus: 'delivered', To: '+447700900123' };

/** By Twilio's own description: the address, then each field's name and value in the order of the names. */
const signed = (address: string, fields: Readonly<Record<string, string>>, key = token): string => {
  const names = Object.keys(fields).toSorted((a, b) => (a < b ? -1 : 1));
  const words = address + names.map((name) => name + fields[name]).join('');
  return createHmac('sha1', key).update(words).digest('base64');
};

it('a form is Twilio’s where its signature is', async () => {
  expect(await verifyTwilio(token, url, posted, signed(url, posted))).toBe(true);
});

it.each<[string, string, Readonly<Record<string, string>>, string]>([
  ['signed by another', url, posted, signed(url, posted, 'another token')],
  ['signed for another address', url, posted, signed(url.replace('pilotlight', 'rival'), posted)],
  ['signed for another query', url, posted, signed(url.replace('n=1', 'n=2'), posted)],
  ['whose status was changed', url, { ...posted, MessageStatus: 'failed' }, signed(url, posted)],
  ['with a field more', url, { ...posted, ErrorCode: '30003' }, signed(url, posted)],
  ['with a field less', url, { MessageSid: sid }, signed(url, posted)],
  ['without a signature', url, posted, ''],
  ['with a signature that is none', url, posted, 'ÿ'.repeat(28)],
])('a form %s is not', async (_, address, fields, signature) => {
  expect(await verifyTwilio(token, address, fields, signature)).toBe(false);
});

it.each([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['undelivered', 'undelivered'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a status %s means %s', (MessageStatus, status) => {
  expect(parseTwilioStatus({ ...posted, MessageStatus })).toEqual({ messageSid: sid, status, errorCode: null });
});

it('a failure brings its code, and no more than a code', () => {
  const failed = { ...posted, MessageStatus: 'undelivered' };
  expect(parseTwilioStatus({ ...failed, ErrorCode: '30005' })).toMatchObject({ errorCode: '30005' });
  expect(parseTwilioStatus({ ...failed, ErrorCode: '+447700900123' })).toMatchObject({ errorCode: null });
});

it.each<Readonly<Record<string, string>>>([
  { ...posted, MessageStatus: 'queued' },
  { ...posted, MessageStatus: 'constructor' },
  { ...posted, MessageSid: '../1' },
  { MessageStatus: 'delivered' },
  {},
])('nothing is to be learned from %j', (fields) => {
  expect(parseTwilioStatus(fields)).toBeNull();
});

const inbound = (Body: string, more = {}) =>
  parseTwilioInbound({ MessageSid: sid, From: '+447700900123', To: '+447700900001', Body, ...more });

it.each<[string, string]>([
  ...['STOP', 'stop', ' Stop. ', 'STOPALL', 'Unsubscribe', 'cancel', 'END', 'quit!', 'OptOut', 'opt-out'].map(
    (word): [string, string] => [word, 'stop'],
  ),
  ['START', 'start'],
  ['Yes', 'start'],
  ['unstop', 'start'],
  ['Help', 'help'],
  ['INFO', 'help'],
  ['', 'other'],
  ['Please stop the boiler from leaking', 'other'],
  ['The end of the week', 'other'],
  ['constructor', 'other'],
])('%j asks for: %s', (body, kind) => {
  expect(inbound(body)).toMatchObject({ from: '+447700900123', to: '+447700900001', body, kind });
});

it('what Twilio has taken a word for is what it is', () => {
  expect(inbound('Arrêt', { OptOutType: 'STOP' })).toMatchObject({ kind: 'stop' });
  expect(inbound('YES', { OptOutType: 'HELP' })).toMatchObject({ kind: 'help' });
});

it('is told apart by whether it came by WhatsApp', () => {
  const numbers = { From: 'whatsapp:+447700900123', To: 'whatsapp:+447700900001' };
  expect(inbound('STOP', numbers)).toEqual({
    messageSid: sid,
    channel: 'whatsapp',
    from: '+447700900123',
    to: '+447700900001',
    body: 'STOP',
    kind: 'stop',
  });
  expect(inbound('STOP')).toMatchObject({ channel: 'sms' });
});

it.each([{ From: 'VODAFONE' }, { From: '' }, { To: 'x' }, { MessageSid: '1' }])('is no message: %j', (fields) => {
  expect(inbound('STOP', fields)).toBeNull();
});
