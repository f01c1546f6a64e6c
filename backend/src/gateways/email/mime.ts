import { emailSchema } from '@pilotlight/contracts/values/email';
import type { OutgoingEmail } from './email';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Line breaks and other control characters would begin a header of somebody else's; what looks encoded would be decoded by who reads it. */
const oneLine = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The same at each attempt, so that mailboxes recognise a duplicate. */
export const messageIdOf = ({ notificationId }: OutgoingEmail, { address }: Sender): string =>
  `<notification-${notificationId.replace(/[^\w-]/g, '')}@${hostOf(address)}>`;

const unsubscribing = (address: string | null): Record<string, string | { prepared: boolean; value: string }> => {
  if (!address || !URL.canParse(address)) return {};
  const { href, protocol } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return {};
  // Some mail readers cut a folded address.
  return {
    'List-Unsubscribe': { prepared: true, value: `<${href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
};

export const isAddress = (to: string): boolean => emailSchema.safeParse(to).success;

export const mimeOf = async (email: OutgoingEmail, sender: Sender): Promise<Buffer> => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { to, fromName, replyTo, subject, text, html, unsubscribeUrl } = email;
  const composer = new MailComposer({
    from: { name: oneLine(fromName) || sender.name, address: sender.address },
    to: { name: '', address: to },
    ...(replyTo && isAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(subject),
    text,
    html,
    messageId: messageIdOf(email, sender),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(unsubscribeUrl) },
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return await composer.compile().build();
};
