import { z } from 'zod';

export interface SesEvent {
  /** Null without our tag, as before the identity had a configuration set. */
  readonly notificationId: string | null;
  readonly messageId: string;
  readonly kind: 'delivered' | 'bounced' | 'complained' | 'rejected';
  readonly permanent: boolean;
  /** In words of SES and codes alone: no address is in it. */
  readonly detail: string;
}

const word = z
  .string()
  .regex(/^[A-Za-z-]{1,40}$/)
  .optional()
  .catch(undefined);
const code = z
  .string()
  .regex(/^\d\.\d{1,3}\.\d{1,3}$/)
  .optional()
  .catch(undefined);
const tags = z
  .object({ notification: z.tuple([z.uuid()], z.unknown()) })
  .optional()
  .catch(undefined);
const mail = z.object({ messageId: z.string().min(1).max(200), tags });
const kindOfEvent = z.string();

/** A configuration set's event has `eventType`, an identity's feedback `notificationType`. */
const eventSchema = z
  .object({
    eventType: kindOfEvent.optional(),
    notificationType: kindOfEvent.optional(),
    mail,
    bounce: z
      .object({
        bounceType: word,
        bounceSubType: word,
        bouncedRecipients: z.array(z.object({ status: code })).catch([]),
      })
      .optional(),
    complaint: z.object({ complaintFeedbackType: word }).optional(),
  })
  .transform(({ eventType, notificationType, ...rest }) => ({ type: eventType ?? notificationType ?? '', ...rest }));

type Told = Pick<SesEvent, 'kind' | 'permanent' | 'detail'>;

const toldBy = ({ type, bounce, complaint }: z.infer<typeof eventSchema>): Told | null => {
  switch (type) {
    case 'Delivery':
      return { kind: 'delivered', permanent: false, detail: '' };
    case 'Bounce': {
      const parts = [bounce?.bounceType, bounce?.bounceSubType, bounce?.bouncedRecipients[0]?.status];
      return {
        kind: 'bounced',
        permanent: bounce?.bounceType === 'Permanent',
        detail: parts.filter((part) => part !== undefined).join(' '),
      };
    }
    case 'Complaint':
      return { kind: 'complained', permanent: true, detail: complaint?.complaintFeedbackType ?? '' };
    case 'Reject':
      return { kind: 'rejected', permanent: false, detail: 'SES found it unfit to send' };
    // SES adds kinds as it likes: opened, clicked and delayed don't change the outcome.
    default:
      return null;
  }
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `message` is the text of an SNS message; null where it doesn't matter. */
export const parseSesEvent = (message: string): SesEvent | null => {
  const { data } = eventSchema.safeParse(parsedJson(message));
  const told = data && toldBy(data);
  return told
    ? { notificationId: data.mail.tags?.notification[0] ?? null, messageId: data.mail.messageId, ...told }
    : null;
};
