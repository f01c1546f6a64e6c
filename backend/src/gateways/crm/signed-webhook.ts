import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { type Asking, askTarget } from './ask-target';
import { type ForwardOutcome, outcomeOfAnswer, outcomeOfProblem } from './forward-outcome';

export interface WebhookMessage {
  readonly url: string;
  /** The newest first; several while one takes the other's place. */
  readonly secrets: readonly string[];
  /** The same for each attempt. */
  readonly id: string;
  readonly body: string;
}

/** 256 bits, as Standard Webhooks writes them. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const signedHeaders = (
  { secrets, id, body }: Pick<WebhookMessage, 'secrets' | 'id' | 'body'>,
  at: Date,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});

/** In the form of standardwebhooks.com. Never throws for what the receiver does. */
export const sendWebhook = async (message: WebhookMessage, asking: Asking): Promise<ForwardOutcome> => {
  const now = new Date();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(message.body)),
    'user-agent': 'Pilotlight-Webhooks/1',
    ...signedHeaders(message, now),
  };
  try {
    const answer = await askTarget({ method: 'POST', url: message.url, headers, body: message.body }, asking);
    return outcomeOfAnswer(answer, now.getTime());
  } catch (error) {
    return outcomeOfProblem(error);
  }
};
