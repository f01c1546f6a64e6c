import type { EmailGateway } from '../../gateways/email/email';
import type { SendOutcome } from '../../gateways/send-outcome';
import type { TextGateway } from '../../gateways/sms/texts';
import type { PublicAddress } from '../../http/public-address';
import { composed } from '@pilotlight/notifications/compose';
import { emailFooter } from '@pilotlight/notifications/email-footer';
import { emailHtml } from '@pilotlight/notifications/email-html';
import { definitionOf } from '@pilotlight/notifications/event-types';
import type { RenderedMessage } from '@pilotlight/notifications/render';
import type { KnownNotification } from '../aggregate/notification.state';
import type { VerificationTokens } from '../../secrets/verification-tokens';
import { unsubscribeLink } from './unsubscribe-link';
import { withVerificationToken } from './verification-link';

const product = 'Pilotlight';

export const messageOf = (
  { channel, items }: Pick<KnownNotification, 'channel' | 'items'>,
  address: PublicAddress,
): RenderedMessage => composed(channel, items, address.of('/installer/dashboard'));

interface Framed {
  readonly installerName: string;
  readonly audience: KnownNotification['audience'];
  readonly eventType: string;
  readonly eventName: string;
}

/** An email's words as its HTML. */
export const htmlOf = (
  { subject, text }: RenderedMessage,
  framed: Framed,
  address: PublicAddress,
  unsubscribeUrl: string | null = null,
): string =>
  emailHtml({
    subject: subject ?? '',
    text,
    ownLinks: `${address.url}/`,
    linkLabel: definitionOf(framed.eventType)?.linkLabel ?? 'Open',
    sender: framed.audience === 'visitor' ? framed.installerName : product,
    footer: emailFooter(framed),
    unsubscribeUrl,
  });

interface Gateways {
  readonly emails: EmailGateway;
  readonly texts: TextGateway;
}

interface Links {
  readonly address: PublicAddress;
  readonly verifications: VerificationTokens;
}

export interface Envelope extends Framed {
  readonly replyTo: string | null;
  readonly unsubscribeToken: string | null;
}

export const handOver = async (
  notification: KnownNotification,
  envelope: Envelope,
  { emails, texts }: Gateways,
  { address, verifications }: Links,
): Promise<SendOutcome> => {
  const { notificationId, slug, channel, to, items } = notification;
  const { eventType } = envelope;
  const message = withVerificationToken(messageOf(notification, address), { slug, eventType }, verifications);
  if (channel === 'email') {
    const unsubscribeUrl = envelope.unsubscribeToken && address.of(unsubscribeLink(envelope.unsubscribeToken));
    return await emails.send({
      notificationId,
      to,
      fromName: envelope.audience === 'visitor' ? envelope.installerName : product,
      replyTo: envelope.replyTo,
      subject: message.subject ?? envelope.eventName,
      text: unsubscribeUrl ? `${message.text}\n\nStop these emails: ${unsubscribeUrl}` : message.text,
      html: htmlOf(message, envelope, address, unsubscribeUrl),
      unsubscribeUrl,
    });
  }
  const [only] = items;
  const approved = channel === 'whatsapp' && items.length === 1 ? only : undefined;
  return await texts.send({
    notificationId,
    channel,
    to,
    text: message.text,
    contentSid: approved?.contentSid ?? null,
    contentVariables: approved?.contentSid ? approved.contentVariables : null,
    statusCallback: address.url.startsWith('https://')
      ? address.of(`/api/webhooks/twilio/status?notification=${notificationId}`)
      : null,
  });
};
