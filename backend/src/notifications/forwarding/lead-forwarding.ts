import { Injectable } from '@nestjs/common';
import type { forwardLead, leadForwarding } from '@pilotlight/contracts/http/lead-forwarding';
import { typedEmailSchema } from '@pilotlight/contracts/values/email';
import type { ForwardChannel } from '@pilotlight/contracts/values/lead-forward';
import { renderedWhatsapp } from '@pilotlight/notifications/render';
import type { Values } from '@pilotlight/notifications/variables';
import type { z } from 'zod';
import { LeadViews } from '../../conversations/leads/lead-views';
import { noSuchConversation } from '../../conversations/aggregate/refusals';
import { TextGateway } from '../../gateways/sms/texts';
import { PublicAddress } from '../../http/public-address';
import { conversationLink } from '../../http/short-links';
import { type InstallerContact, InstallerProfiles } from '../../installers/installer-profiles';
import { NotificationTemplates } from '../../notification-templates/notification-templates';
import { Refused } from '../../write-side/refused';
import { leadValues } from '../requests/lead-values';
import { textableNumber } from '../requests/phone-address';

type Forwarding = z.infer<typeof leadForwarding.response>;
type Wanted = z.infer<typeof forwardLead.body>;

export const forwardedType = 'lead_forwarded';

/** To whom an installer's lead can go, and what it says. */
@Injectable()
export class LeadForwarding {
  constructor(
    private readonly leads: LeadViews,
    private readonly installers: InstallerProfiles,
    private readonly templates: NotificationTemplates,
    private readonly texts: TextGateway,
    private readonly address: PublicAddress,
  ) {}

  /** Throws Refused where the installer has no such lead. */
  async of(slug: string, sessionId: string): Promise<Forwarding> {
    const values = await this.valuesOf(slug, sessionId, null);
    const installer = await this.installers.contactOf(slug);
    const content = (await this.templates.contentOf(forwardedType))?.content;
    if (!values || !installer) throw noSuchConversation();
    const spoken = (channel: ForwardChannel): boolean =>
      content !== undefined && content.channels[channel].enabled && content.channels[channel].body.trim() !== '';
    return {
      targets: await targetsOf(installer),
      channels: [
        ...(spoken('email') ? (['email'] as const) : []),
        ...(spoken('whatsapp') && this.texts.provider !== 'outbox' ? (['whatsapp'] as const) : []),
      ],
      message: renderedWhatsapp(content?.channels.whatsapp.body ?? '', { ...values }).text,
    };
  }

  /** Null where the installer has no such lead, or it was erased. */
  async valuesOf(slug: string, sessionId: string, note: string | null): Promise<Values | null> {
    const [lead, installer] = [await this.leads.summaryOf(slug, sessionId), await this.installers.contactOf(slug)];
    if (!lead || !installer) return null;
    const link = this.address.of(conversationLink(sessionId));
    return { ...leadValues(lead, installer, link), note: note || 'none' };
  }

  /** Where it goes: an email address or E.164. Throws Refused. */
  async recipientOf(slug: string, sessionId: string, { channel, target, address }: Wanted): Promise<string> {
    const { targets, channels } = await this.of(slug, sessionId);
    if (!channels.includes(channel))
      throw new Refused('Messages don’t go out by this channel. Please choose another.', 'invalid');
    if (target !== 'other') {
      const saved = targets.find((each) => each.target === target && each.channel === channel);
      if (!saved) throw new Refused('There is no such address in your settings', 'invalid');
      return saved.address;
    }
    if (channel === 'whatsapp') {
      const number = await textableNumber(address);
      if (number === null) throw new Refused('Enter a UK mobile number, such as 07700 900123', 'invalid');
      return number;
    }
    const typed = typedEmailSchema.safeParse(address);
    if (!typed.success) throw new Refused('Please enter a valid email address', 'invalid');
    return typed.data;
  }
}

const targetsOf = async ({ email, login, phone, preferences }: InstallerContact): Promise<Forwarding['targets']> => {
  const mobile = await textableNumber(phone, preferences.textsAbroad);
  return [
    ...(email ? [{ target: 'alerts-email', channel: 'email', address: email } as const] : []),
    ...(login && login !== email ? [{ target: 'login-email', channel: 'email', address: login } as const] : []),
    ...(mobile ? [{ target: 'alerts-phone', channel: 'whatsapp', address: mobile } as const] : []),
  ];
};
