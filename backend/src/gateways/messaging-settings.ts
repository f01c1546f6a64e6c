import type { Sender } from './email/mime';
import type { SesAccess } from './email/ses-email';
import type { SmtpServer } from './email/smtp-email';
import type { TwilioAccess } from './sms/twilio-texts';

export type EmailSettings =
  | { readonly by: 'outbox' }
  | { readonly by: 'smtp'; readonly server: SmtpServer; readonly sender: Sender }
  | { readonly by: 'ses'; readonly access: SesAccess; readonly sender: Sender };

/** By whom messages leave, and whose calls back are believed. */
export interface MessagingSettings {
  readonly email: EmailSettings;
  /** Null where texts stay in the outbox, and nobody calls back as Twilio. */
  readonly twilio: TwilioAccess | null;
  /** Null where nobody calls back as SNS. */
  readonly snsTopicArn: string | null;
}

/** Nothing leaves. */
export const outboxAlone: MessagingSettings = { email: { by: 'outbox' }, twilio: null, snsTopicArn: null };
