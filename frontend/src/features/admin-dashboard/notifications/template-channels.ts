import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { type LucideIcon, Mail, MessageCircle, Smartphone } from 'lucide-react';

interface ChannelLook {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Under the switch. */
  readonly help: string;
}

const onlyText = 'Installers choose their own channels; this is only the text.';

export const channelLooks: Readonly<Record<Channel, ChannelLook>> = {
  email: { label: 'Email', Icon: Mail, help: 'A plain text part is made from the same words.' },
  sms: { label: 'SMS', Icon: Smartphone, help: onlyText },
  whatsapp: { label: 'WhatsApp', Icon: MessageCircle, help: onlyText },
};
