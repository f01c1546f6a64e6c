import type { Twilio } from 'twilio';
import { z } from 'zod';
import { httpRefusal, outcomeUnanswered } from '../http-refusal';
import { InFlight } from '../in-flight';
import { type Answer, NoAnswer, postOnce } from '../post-once';
import type { SendOutcome } from '../send-outcome';
import { type OutgoingText, TextGateway } from './texts';
import { reasonOfTwilio } from './twilio-codes';

export interface TwilioAccess {
  readonly accountSid: string;
  readonly authToken: string;
  readonly baseUrl: string;
  /** A number, a sender's name, or a messaging service (`MG...`); null where no SMS is sent. */
  readonly from: string | null;
  /** A number; null where no WhatsApp message is sent. */
  readonly whatsAppFrom: string | null;
}

const patienceMs = 20_000;

const e164 = /^\+[1-9]\d{6,14}$/;
const messageSid = /^(?:SM|MM)[0-9a-f]{32}$/;
const refusalSchema = z.object({ status: z.int(), code: z.coerce.string().nullish() });

const refusedByUs = (reason: 'address-refused' | 'not-authorised', detail: string): SendOutcome => ({
  kind: 'refused',
  reason,
  detail,
  retryAfterSeconds: null,
});

/** Nothing is sent twice. */
export class TwilioTexts extends TextGateway {
  readonly provider = 'twilio';
  readonly #inFlight: InFlight;

  constructor(
    private readonly access: TwilioAccess,
    milliseconds = patienceMs,
  ) {
    super();
    this.#inFlight = new InFlight(milliseconds);
  }

  async send(text: OutgoingText): Promise<SendOutcome> {
    if (!e164.test(text.to)) return refusedByUs('address-refused', 'no phone number');
    const from = text.channel === 'sms' ? this.access.from : this.access.whatsAppFrom;
    if (from === null)
      return refusedByUs(
        'not-authorised',
        `${text.channel === 'sms' ? 'TWILIO_FROM' : 'TWILIO_WHATSAPP_FROM'} is not set`,
      );
    return await this.#inFlight.run((signal) => this.#handOver(text, from, signal));
  }

  async close(): Promise<void> {
    await this.#inFlight.close();
  }

  async #handOver(text: OutgoingText, from: string, signal: AbortSignal): Promise<SendOutcome> {
    let answer: Answer | null = null;
    try {
      const client = await connect(this.access, async (url, headers, body) => {
        answer = await postOnce({ url, headers, body }, signal);
        return answer;
      });
      const { sid } = await client.messages.create(messageOf(text, from));
      if (messageSid.test(sid)) return { kind: 'sent', providerId: sid };
    } catch (error) {
      return outcomeOf(error, answer);
    }
    return { kind: 'unknown', cause: 'connection-lost' };
  }
}

const messageOf = ({ channel, to, text, contentSid, contentVariables, statusCallback }: OutgoingText, from: string) => {
  const byWhatsApp = channel === 'whatsapp';
  const template = byWhatsApp && contentSid ? { contentSid, ...(contentVariables && { contentVariables }) } : null;
  return {
    to: byWhatsApp ? `whatsapp:${to}` : to,
    ...(from.startsWith('MG') ? { messagingServiceSid: from } : { from: byWhatsApp ? `whatsapp:${from}` : from }),
    ...(template ?? { body: text }),
    ...(statusCallback && { statusCallback }),
  };
};

const outcomeOf = (error: unknown, answer: Answer | null): SendOutcome => {
  if (error instanceof NoAnswer) return outcomeUnanswered('Twilio', error);
  if (!answer) return outcomeUnanswered('Twilio', { reached: false, reason: 'connection-lost' });
  const { status, headers } = answer;
  if (status < 300) return { kind: 'unknown', cause: 'connection-lost' };
  const { data } = refusalSchema.safeParse(error);
  const code = /^\d{5}$/.exec(data?.code ?? '')?.[0] ?? null;
  return httpRefusal({
    provider: 'Twilio',
    status,
    code,
    reason: reasonOfTwilio(code),
    retryAfter: headers['retry-after'],
  });
};

type Ask = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Answer>;

/** The SDK is large, so it is loaded on demand. Its own client reads the environment, logs and retries; this one only asks. */
const connect = async ({ accountSid, authToken, baseUrl }: TwilioAccess, ask: Ask): Promise<Twilio> => {
  const { default: twilio } = await import('twilio');
  class Asking extends twilio.RequestClient {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the SDK's own signature
    override async request<T>({ uri, data }: { uri: string; data?: unknown }) {
      const { pathname, search } = new URL(uri);
      const { status, headers, body } = await ask(
        baseUrl.replace(/\/$/, '') + pathname + search,
        {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        String(new URLSearchParams(z.record(z.string(), z.string()).parse(data))),
      );
      return { statusCode: status, body: body.toString() as T, headers };
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Asking(), env: {} });
};
