import { z } from 'zod';
import { emailSchema } from './values/email';

/** An empty variable counts as absent, so that a copied .env.example changes nothing. */
export const present = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const isDecodable = (written: string): boolean => {
  try {
    return decodeURIComponent(written) !== '\0';
  } catch {
    return false;
  }
};

/** `smtp://user:password@host:port`; its one parameter is requireTLS. */
const smtpAddress = z
  .url({ protocol: /^smtps?$/, error: 'it is not smtp://user:password@host:port' })
  .refine((address) => {
    if (!URL.canParse(address)) return true;
    const { hostname, pathname, searchParams, hash } = new URL(address);
    const known = [...searchParams].every(([name, value]) => name === 'requireTLS' && /^(?:true|false)$/.test(value));
    return hostname !== '' && /^\/?$/.test(pathname) && hash === '' && known;
  }, 'its only parameter is requireTLS=true or requireTLS=false')
  .refine((address) => {
    if (!URL.canParse(address)) return true;
    const { username, password } = new URL(address);
    return isDecodable(username) && isDecodable(password);
  }, 'a % in its password is written %25');

/** `Name <address>`, or the address alone. */
const mailbox = z
  .string()
  .transform((written) => {
    const [, name = '', named] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(written.trim()) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: named ?? written.trim() };
  })
  .pipe(z.object({ name: z.string(), address: emailSchema }));

const e164 = /^\+[1-9]\d{6,14}$/;
/** A number, a messaging service, or a name of letters and digits, which can't be answered. */
const textSender = /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z\d ]{1,11})$/;

export const messagingShape = {
  SMTP_URL: present(smtpAddress.optional()),
  EMAIL_FROM: present(mailbox.optional()),
  EMAIL_SERVICE: present(z.enum(['ses']).optional()),
  SNS_TOPIC_ARN: present(
    z
      .string()
      .regex(/^arn:aws(?:-cn)?:sns:[a-z]{2}(?:-[a-z]+)+-\d:\d{12}:[\w-]{1,256}$/, 'it is no ARN of an SNS topic')
      .optional(),
  ),
  TWILIO_ACCOUNT_SID: present(
    z
      .string()
      .regex(/^AC[0-9a-f]{32}$/, 'it is AC and 32 hex digits')
      .optional(),
  ),
  TWILIO_AUTH_TOKEN: present(z.string().optional()),
  TWILIO_FROM: present(z.string().regex(textSender, 'it is +447..., a messaging service (MG...) or a name').optional()),
  TWILIO_WHATSAPP_FROM: present(z.string().regex(e164, 'it is a number such as +447...').optional()),
  TWILIO_BASE_URL: present(z.url({ protocol: /^https?$/ }).default('https://api.twilio.com')),
};

type MessagingConfiguration = z.infer<z.ZodObject<typeof messagingShape>>;

export const messagingFaults = (configuration: MessagingConfiguration): string[] => {
  const { SMTP_URL, EMAIL_FROM, EMAIL_SERVICE, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN } = configuration;
  const { TWILIO_FROM, TWILIO_WHATSAPP_FROM } = configuration;
  const byTwilio = TWILIO_ACCOUNT_SID !== undefined || TWILIO_AUTH_TOKEN !== undefined;
  const wanted: readonly [boolean, string][] = [
    [
      (SMTP_URL !== undefined || EMAIL_SERVICE !== undefined) && !EMAIL_FROM,
      'EMAIL_FROM: SMTP_URL and EMAIL_SERVICE need it',
    ],
    [byTwilio && !TWILIO_ACCOUNT_SID, 'TWILIO_ACCOUNT_SID: TWILIO_AUTH_TOKEN needs it'],
    [byTwilio && !TWILIO_AUTH_TOKEN, 'TWILIO_AUTH_TOKEN: TWILIO_ACCOUNT_SID needs it'],
    [byTwilio && !TWILIO_FROM && !TWILIO_WHATSAPP_FROM, 'TWILIO_FROM: Twilio needs it, or TWILIO_WHATSAPP_FROM'],
  ];
  return wanted.flatMap(([missing, fault]) => (missing ? [fault] : []));
};
