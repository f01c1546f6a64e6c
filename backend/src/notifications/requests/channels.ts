import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { TemplateChannels } from '@pilotlight/contracts/values/notification-template';

/** Null where unknown. Phone numbers are E.164. */
export type Addresses = Readonly<Record<Channel, string | null>>;

const order: readonly Channel[] = ['sms', 'whatsapp', 'email'];

const speaks = (template: TemplateChannels, channel: Channel): boolean =>
  template[channel].enabled && template[channel].body.trim() !== '';

interface Choosing {
  readonly wanted: Readonly<Record<Channel, boolean>>;
  readonly template: TemplateChannels;
  readonly addresses: Addresses;
  readonly isCritical: boolean;
}

/** Wanted, with words and an address. A critical one goes by any address where it would else go by none. */
export const chosenChannels = ({ wanted, template, addresses, isCritical }: Choosing): Channel[] => {
  const possible = order.filter((channel) => speaks(template, channel) && addresses[channel] !== null);
  const chosen = possible.filter((channel) => wanted[channel]);
  return chosen.length > 0 || !isCritical ? chosen : possible;
};

/** Critical notifications only, which nobody may miss. */
export const nextChannel = (
  tried: readonly Channel[],
  { template, addresses }: Pick<Choosing, 'template' | 'addresses'>,
): Channel | null =>
  order.find((channel) => !tried.includes(channel) && speaks(template, channel) && addresses[channel] !== null) ?? null;
