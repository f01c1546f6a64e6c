import { createHmac } from 'node:crypto';
import { outboxAlone } from '../messaging-settings';
import { ProviderCallbacks } from './provider-callbacks';
import { SnsCertificates } from './sns-certificates';

const url = 'https://pilotlight.example/api/callbacks/twilio/status';
const twilio = { accountSid: 'AC1', authToken: 'token', baseUrl: '', from: null, whatsAppFrom: null };
const signedBy = (token: string): string => createHmac('sha1', token).update(`${url}A1`).digest('base64');

it('nobody is believed where no provider is set', async () => {
  const callbacks = new ProviderCallbacks(outboxAlone);
  expect(await callbacks.isTwilios(url, { A: '1' }, signedBy(''))).toBe(false);
  expect(await callbacks.fromSns({ Type: 'Notification' })).toEqual({
    kind: 'refused',
    why: 'SNS_TOPIC_ARN is not set',
  });
});

it('Twilio is believed by the token that is set', async () => {
  const callbacks = new ProviderCallbacks({ ...outboxAlone, twilio });
  expect(await callbacks.isTwilios(url, { A: '1' }, signedBy('token'))).toBe(true);
  expect(await callbacks.isTwilios(url, { A: '1' }, signedBy('another'))).toBe(false);
});

it('SNS is believed of the topic that is set, by a certificate of its own', async () => {
  const fetched: string[] = [];
  const certificates = new SnsCertificates((address) => {
    fetched.push(address);
    return Promise.reject(new Error('down'));
  });
  const topicArn = 'arn:aws:sns:eu-west-2:123456789012:pilotlight-emails';
  const at = Date.parse('2026-11-26T12:00:00.000Z');
  const callbacks = new ProviderCallbacks({ ...outboxAlone, snsTopicArn: topicArn }, certificates, () => at);
  const message = {
    Type: 'Notification',
    MessageId: '1',
    TopicArn: topicArn,
    Message: '{}',
    Timestamp: '2026-11-26T12:00:00.000Z',
    SignatureVersion: '2',
    Signature: 'AAAA',
    SigningCertURL: 'https://sns.eu-west-2.amazonaws.com/a.pem',
  };
  expect(await callbacks.fromSns({ ...message, TopicArn: `${topicArn}2` })).toMatchObject({ kind: 'refused' });
  expect(fetched).toEqual([]);
  expect(await callbacks.fromSns(message)).toMatchObject({ kind: 'refused' });
  expect(fetched).toEqual([message.SigningCertURL]);
});
