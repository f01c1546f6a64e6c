import { verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';

const base = {
  MessageId: z.string().min(1).max(100),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.base64(),
  SigningCertURL: z.url(),
};
const messageSchema = z.discriminatedUnion('Type', [
  z.object({ ...base, Type: z.literal('Notification'), Subject: z.string().nullish() }),
  z.object({
    ...base,
    Type: z.enum(['SubscriptionConfirmation', 'UnsubscribeConfirmation']),
    Token: z.string(),
    SubscribeURL: z.url(),
  }),
]);
type SnsMessage = z.infer<typeof messageSchema>;

export type VerifiedSns =
  | { readonly kind: 'notification'; readonly messageId: string; readonly message: string }
  /** Amazon asks whether we want the topic's messages: a GET of this address says yes. */
  | { readonly kind: 'subscription'; readonly messageId: string; readonly confirmAt: string }
  | { readonly kind: 'unsubscribed'; readonly messageId: string }
  | { readonly kind: 'refused'; readonly why: string };

export interface SnsTrust {
  readonly topicArn: string;
  /** PEM, from an address verified to be Amazon's. */
  readonly certificateAt: (url: string) => Promise<string>;
  readonly now: () => number;
}

/** SNS repeats a rejected message for hours, and clocks differ. */
const oldest = 24 * 3_600_000;
const clocksDiffer = 15 * 60_000;

/** In the order in which Amazon signs them. */
const signedWords = (message: SnsMessage): string => {
  const { Message, MessageId, Timestamp, TopicArn, Type } = message;
  const words =
    message.Type === 'Notification'
      ? { Message, MessageId, ...(message.Subject && { Subject: message.Subject }), Timestamp, TopicArn, Type }
      : { Message, MessageId, SubscribeURL: message.SubscribeURL, Timestamp, Token: message.Token, TopicArn, Type };
  return Object.entries(words)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');
};

const isAmazons = (url: string, topicArn: string, path: RegExp): boolean => {
  const [, , , region = ''] = topicArn.split(':');
  const { protocol, host, pathname, username, password } = new URL(url);
  const hosts = [`sns.${region}.amazonaws.com`, `sns.${region}.amazonaws.com.cn`];
  return protocol === 'https:' && hosts.includes(host) && path.test(pathname) && !username && !password;
};

const isSigned = (message: SnsMessage, pem: string, now: number): boolean => {
  const { publicKey, validFrom, validTo } = new X509Certificate(pem);
  if (now < Date.parse(validFrom) || now > Date.parse(validTo)) return false;
  const digest = message.SignatureVersion === '2' ? 'sha256' : 'sha1';
  return verify(digest, Buffer.from(signedWords(message)), publicKey, Buffer.from(message.Signature, 'base64'));
};

const refused = (why: string): VerifiedSns => ({ kind: 'refused', why });

const meaningOf = (message: SnsMessage): VerifiedSns => {
  const { MessageId: messageId } = message;
  switch (message.Type) {
    case 'Notification':
      return { kind: 'notification', messageId, message: message.Message };
    case 'SubscriptionConfirmation':
      return isAmazons(message.SubscribeURL, message.TopicArn, /^\/$/)
        ? { kind: 'subscription', messageId, confirmAt: message.SubscribeURL }
        : refused('it is to be confirmed elsewhere than at Amazon');
    case 'UnsubscribeConfirmation':
      return { kind: 'unsubscribed', messageId };
  }
};

/** Signed by Amazon, recent, of our topic. A repeated message has the same id. */
export const verifySns = async (posted: unknown, { topicArn, certificateAt, now }: SnsTrust): Promise<VerifiedSns> => {
  const { data: message } = messageSchema.safeParse(posted);
  if (!message) return refused('it is no message of SNS');
  if (message.TopicArn !== topicArn) return refused('it is of another topic');
  const age = now() - Date.parse(message.Timestamp);
  if (age > oldest || age < -clocksDiffer) return refused('it is of another time');
  if (!isAmazons(message.SigningCertURL, topicArn, /\.pem$/)) return refused('its certificate is not Amazon’s');
  try {
    if (!isSigned(message, await certificateAt(message.SigningCertURL), now()))
      return refused('its signature is wrong');
  } catch {
    return refused('its certificate can’t be had or read');
  }
  return meaningOf(message);
};
