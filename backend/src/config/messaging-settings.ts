import type { Configuration } from '@pilotlight/contracts/configuration';
import type { SesAccess } from '../gateways/email/ses-email';
import type { SmtpServer } from '../gateways/email/smtp-email';
import type { EmailSettings, MessagingSettings } from '../gateways/messaging-settings';
import type { TwilioAccess } from '../gateways/sms/twilio-texts';

const serverOf = (address: string): SmtpServer => {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  const secure = protocol === 'smtps:';
  const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null;
  const required = searchParams.get('requireTLS');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTls: required === null ? login !== null : required === 'true',
    login,
  };
};

const sesOf = (configuration: Configuration): SesAccess => {
  const { AWS_REGION, AWS_ENDPOINT_URL: endpoint } = configuration;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = configuration;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { region: AWS_REGION ?? 'eu-west-2', endpoint, credentials };
};

const emailOf = (configuration: Configuration): EmailSettings => {
  const { SMTP_URL, EMAIL_SERVICE, EMAIL_FROM: sender } = configuration;
  if (SMTP_URL && sender) return { by: 'smtp', server: serverOf(SMTP_URL), sender };
  if (EMAIL_SERVICE === 'ses' && sender) return { by: 'ses', access: sesOf(configuration), sender };
  return { by: 'outbox' };
};

const twilioOf = (configuration: Configuration): TwilioAccess | null => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = configuration;
  if (!accountSid || !authToken) return null;
  const { TWILIO_BASE_URL: baseUrl, TWILIO_FROM, TWILIO_WHATSAPP_FROM } = configuration;
  return { accountSid, authToken, baseUrl, from: TWILIO_FROM ?? null, whatsAppFrom: TWILIO_WHATSAPP_FROM ?? null };
};

/** SMTP before SES, and the outbox where neither is set. */
export const messagingOf = (configuration: Configuration): MessagingSettings => ({
  email: emailOf(configuration),
  twilio: twilioOf(configuration),
  snsTopicArn: configuration.SNS_TOPIC_ARN ?? null,
});
