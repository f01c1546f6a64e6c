import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { TemplateContent } from '@pilotlight/contracts/values/notification-template';
import { renderedEmail, type RenderedMessage, renderedSms, renderedWhatsapp } from '@pilotlight/notifications/render';

export const rendered = (
  channel: Channel,
  { channels }: TemplateContent,
  values: Record<string, string>,
): RenderedMessage => {
  switch (channel) {
    case 'email':
      return renderedEmail(channels.email, values);
    case 'sms':
      return renderedSms(channels.sms.body, values);
    case 'whatsapp':
      return renderedWhatsapp(channels.whatsapp.body, values);
  }
};
