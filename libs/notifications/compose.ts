import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { defaultTemplates } from './default-templates';
import { cutTo } from './neutralise';
import { longestWhatsapp, type RenderedMessage } from './render';
import { gsm } from './sms-text';

export interface ComposedItem extends RenderedMessage {
  readonly eventType: string;
  readonly headline: string;
}

const nameOf = (eventType: string): string =>
  defaultTemplates.get(eventType)?.name.toLowerCase() ?? eventType.replaceAll('_', ' ');

const counted = (items: readonly ComposedItem[]): string => {
  const counts = new Map<string, number>();
  for (const { eventType } of items) counts.set(eventType, (counts.get(eventType) ?? 0) + 1);
  return [...counts]
    .map(([eventType, count]) => (count > 1 ? `${count} x ${nameOf(eventType)}` : nameOf(eventType)))
    .join(', ');
};

/** The only item, or all that quiet hours have gathered, as one message. */
export const composed = (channel: Channel, items: readonly ComposedItem[], link: string): RenderedMessage => {
  const [only] = items;
  if (only && items.length === 1) return { subject: only.subject, text: only.text };
  switch (channel) {
    case 'email':
      return {
        subject: cutTo(`While it was quiet: ${counted(items)}`, 200),
        text: items.map(({ headline, text }) => `${headline}\n\n${text}`).join('\n\n'),
      };
    case 'sms':
      return { subject: null, text: gsm(`While it was quiet: ${counted(items)}. ${link}`) };
    case 'whatsapp':
      return {
        subject: null,
        text: `${cutTo(`While it was quiet:\n${items.map(({ headline }) => `- ${headline}`).join('\n')}`, longestWhatsapp - link.length - 1)}\n${link}`,
      };
  }
};
