import type { Sender } from './email/mime';
import type { SesAccess } from './email/ses-email';
import type { SmtpServer } from './email/smtp-email';
import type { TwilioAccess } from './sms/twilio-texts';

export type EmailSettings =
  | { readonly by: 'outbox' }
  | { readonly by: 'smtp'; readonly server: SmtpServer; readonly sender: Sender }
  | { readonly by: 'ses'; readonly access: SesAccess; readonly sender: Sender };

export interface MessagingSettings {
  readonly email: EmailSettings;
  /** Null where texts stay in the outbox, and nobody calls back as Twilio. */
  readonly twilio: TwilioAccess | null;
  readonly snsTopicArn: string | null;
}

export const outboxAlone: MessagingSettings = { email: { by: 'outbox' }, twilio: null, snsTopicArn: null };
