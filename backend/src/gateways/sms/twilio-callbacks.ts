import { z } from 'zod';

export type TwilioParameters = Readonly<Record<string, string>>;

/** `url` exactly as it was given to Twilio. */
export const verifyTwilio = async (
  authToken: string,
  publicUrl: string,
  parameters: TwilioParameters,
  signature: string,
): Promise<boolean> => {
  const { default: twilio } = await import('twilio');
  return twilio.validateRequest(authToken, signature, publicUrl, parameters);
};

export interface TwilioStatus {
  readonly messageSid: string;
  readonly status: 'sent' | 'delivered' | 'undelivered' | 'failed';
  readonly errorCode: string | null;
}

const meanings: ReadonlyMap<string, TwilioStatus['status']> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  // WhatsApp reports it for messages that were opened.
  ['read', 'delivered'],
  ['undelivered', 'undelivered'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

const sid = z.string().regex(/^(?:SM|MM)[0-9a-f]{32}$/);
const statusSchema = z.object({
  MessageSid: sid,
  MessageStatus: z.string(),
  ErrorCode: z
    .string()
    .regex(/^\d{5}$/)
    .optional()
    .catch(undefined),
});

/** Null where the form says nothing that matters, such as "queued". */
export const parseTwilioStatus = (parameters: TwilioParameters): TwilioStatus | null => {
  const { data } = statusSchema.safeParse(parameters);
  const status = meanings.get(data?.MessageStatus ?? '');
  return data && status ? { messageSid: data.MessageSid, status, errorCode: data.ErrorCode ?? null } : null;
};

export interface TwilioInbound {
  readonly messageSid: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly from: string;
  readonly to: string;
  readonly body: string;
  /** A word that carriers know; within a sentence it counts as none. */
  readonly kind: 'stop' | 'start' | 'help' | 'other';
}

const kinds: ReadonlyMap<string, TwilioInbound['kind']> = new Map([
  ...'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT'.split(' ').map((word) => [word, 'stop'] as const),
  ...'START YES UNSTOP'.split(' ').map((word) => [word, 'start'] as const),
  ...'HELP INFO'.split(' ').map((word) => [word, 'help'] as const),
]);

const number = z.string().regex(/^(?:whatsapp:)?\+[1-9]\d{6,14}$/);
const inboundSchema = z.object({
  MessageSid: sid,
  From: number,
  /** Ours; a short number where a carrier has given one. */
  To: z.string().regex(/^(?:whatsapp:)?\+?\d{3,15}$/),
  Body: z.string().max(10_000).default(''),
  /** What Twilio itself did about it, where it keeps the list. */
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional().catch(undefined),
});

const wordOf = (body: string): string => body.replace(/[^\p{L}]+/gu, '').toUpperCase();

export const parseTwilioInbound = (parameters: TwilioParameters): TwilioInbound | null => {
  const { data } = inboundSchema.safeParse(parameters);
  if (!data) return null;
  const { MessageSid: messageSid, From, To, Body: body, OptOutType } = data;
  return {
    messageSid,
    channel: From.startsWith('whatsapp:') ? 'whatsapp' : 'sms',
    from: From.replace('whatsapp:', ''),
    to: To.replace('whatsapp:', ''),
    body,
    kind: kinds.get(OptOutType ?? wordOf(body)) ?? 'other',
  };
};
