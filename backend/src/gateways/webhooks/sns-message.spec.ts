import { sign } from 'node:crypto';
import { selfSigned } from '../testing/self-signed';
import { SnsCertificates } from './sns-certificates';
import { verifySns } from './sns-message';

const topicArn = 'arn:aws:sns:eu-west-2:123456789012:pilotlight-emails';
const at = Date.parse('2026-11-26T12:00:00.000Z');
const amazon = selfSigned('sns.amazonaws.com', new Date(at + 10_000_000_000));
const rival = selfSigned('sns.amazonaws.com', new Date(at + 10_000_000_000));
const expired = selfSigned('sns.amazonaws.com', new Date(at - 1_000));
const certificates = 'https://sns.eu-west-2.amazonaws.com/SimpleNotificationService';

type Message = Readonly<Record<string, string>>;

/** By Amazon's own description of what is signed. */
const words = (message: Message, names: readonly string[]): string =>
  names.flatMap((name) => (message[name] ? [`${name}\n${message[name]}\n`] : [])).join('');

const signed = (message: Message, key = amazon.key, digest = 'sha256'): Message => {
  const names =
    message['Type'] === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  return { ...message, Signature: sign(digest, Buffer.from(words(message, names)), key).toString('base64') };
};

const notification: Message = {
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: topicArn,
  Message: '{"eventType":"Delivery"}',
  Timestamp: '2026-11-26T11:59:00.000Z',
  SignatureVersion: '2',
  SigningCertURL: `${certificates}-amazon.pem`,
  UnsubscribeURL: 'https://sns.eu-west-2.amazonaws.com/?Action=Unsubscribe',
};
const subscription: Message = {
  ...notification,
  Type: 'SubscriptionConfirmation',
  Token: 't0ken',
  SubscribeURL: 'https://sns.eu-west-2.amazonaws.com/?Action=ConfirmSubscription&Token=t0ken',
};

const pems: Readonly<Record<string, string>> = {
  [`${certificates}-amazon.pem`]: amazon.cert,
  [`${certificates}-expired.pem`]: expired.cert,
  [`${certificates}-broken.pem`]: 'no certificate',
};

const verified = async (message: unknown, fetched: string[] = []) =>
  await verifySns(message, {
    topicArn,
    now: () => at,
    certificateAt: (url) => {
      fetched.push(url);
      return pems[url] ? Promise.resolve(pems[url]) : Promise.reject(new Error('404'));
    },
  });

it.each([
  ['1', 'sha1'],
  ['2', 'sha256'],
])('a message that Amazon signed by version %s is believed', async (SignatureVersion, digest) => {
  const subjects: readonly Message[] = [{}, { Subject: 'Amazon SES' }];
  for (const subject of subjects)
    expect(await verified(signed({ ...notification, ...subject, SignatureVersion }, amazon.key, digest))).toEqual({
      kind: 'notification',
      messageId: notification['MessageId'],
      message: notification['Message'],
    });
});

it('a question whether we want the topic is believed, with where to say yes', async () => {
  expect(await verified(signed(subscription))).toMatchObject({
    kind: 'subscription',
    confirmAt: subscription['SubscribeURL'],
  });
  expect(await verified(signed({ ...subscription, Type: 'UnsubscribeConfirmation' }))).toMatchObject({
    kind: 'unsubscribed',
  });
});

const wrong = 'its signature is wrong';
it.each<[string, unknown, string]>([
  ['signed by another', signed(notification, rival.key), wrong],
  ['signed by the other digest', signed(notification, amazon.key, 'sha1'), wrong],
  ['whose words were changed', { ...signed(notification), Message: '{"eventType":"Bounce"}' }, wrong],
  ['given a subject', { ...signed(notification), Subject: 'x' }, wrong],
  ['made into a question', { ...signed(notification), ...subscription, Type: 'SubscriptionConfirmation' }, wrong],
  [
    'signed with what has expired',
    signed({ ...notification, SigningCertURL: `${certificates}-expired.pem` }, expired.key),
    wrong,
  ],
  ['of another topic', signed({ ...notification, TopicArn: `${topicArn}2` }), 'it is of another topic'],
  ['of yesterday', signed({ ...notification, Timestamp: '2026-11-25T11:59:00.000Z' }), 'it is of another time'],
  ['of tomorrow', signed({ ...notification, Timestamp: '2026-11-27T11:59:00.000Z' }), 'it is of another time'],
  [
    'with no certificate to be had',
    signed({ ...notification, SigningCertURL: `${certificates}-gone.pem` }),
    'its certificate can’t be had or read',
  ],
  [
    'with a broken certificate',
    signed({ ...notification, SigningCertURL: `${certificates}-broken.pem` }),
    'its certificate can’t be had or read',
  ],
  [
    'to be confirmed elsewhere',
    signed({ ...subscription, SubscribeURL: 'https://rival.example/?Action=ConfirmSubscription' }),
    'it is to be confirmed elsewhere than at Amazon',
  ],
  ['that is none', { Type: 'Notification' }, 'it is no message of SNS'],
  ['that is nothing', null, 'it is no message of SNS'],
  ['of an unknown version', signed({ ...notification, SignatureVersion: '3' }), 'it is no message of SNS'],
])('a message %s is refused', async (_, message, why) => {
  expect(await verified(message)).toEqual({ kind: 'refused', why });
});

it.each([
  'http://sns.eu-west-2.amazonaws.com/a.pem',
  'https://sns.eu-west-2.amazonaws.com.rival.example/a.pem',
  'https://rival.example/sns.eu-west-2.amazonaws.com/a.pem',
  'https://sns.eu-west-2.amazonaws.com@rival.example/a.pem',
  'https://me:you@sns.eu-west-2.amazonaws.com/a.pem',
  'https://sns.eu-west-2.amazonaws.com:8443/a.pem',
  'https://sns.us-east-1.amazonaws.com/a.pem',
  'https://s3.eu-west-2.amazonaws.com/sns/a.pem',
  'https://sns.eu-west-2.amazonaws.com/a.pem.txt',
  'https://sns.eu-west-2.amazonaws.com/?a.pem',
  'https://169.254.169.254/a.pem',
])('no certificate is fetched from %s', async (SigningCertURL) => {
  const fetched: string[] = [];
  const outcome = await verified(signed({ ...notification, SigningCertURL }), fetched);
  expect(outcome).toEqual({ kind: 'refused', why: 'its certificate is not Amazon’s' });
  expect(fetched).toEqual([]);
});

it('a certificate is fetched once, however many messages come at once, and anew after a failure', async () => {
  const fetched: string[] = [];
  const answers = [Promise.reject(new Error('down')), Promise.resolve(amazon.cert)];
  const kept = new SnsCertificates((url) => {
    fetched.push(url);
    return answers.shift() ?? Promise.reject(new Error('asked too often'));
  });
  await expect(kept.at('https://one.example/')).rejects.toThrow('down');
  expect(new Set(await Promise.all([1, 2, 3].map(() => kept.at('https://one.example/'))))).toEqual(
    new Set([amazon.cert]),
  );
  expect(await kept.at('https://one.example/')).toBe(amazon.cert);
  expect(fetched).toHaveLength(2);
});
