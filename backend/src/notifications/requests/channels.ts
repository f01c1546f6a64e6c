import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { TemplateChannels } from '@pilotlight/contracts/values/notification-template';

/** Where somebody can be reached; null where nobody knows. Phone numbers are E.164. */
export type Addresses = Readonly<Record<Channel, string | null>>;

const order: readonly Channel[] = ['sms', 'whatsapp', 'email'];

/** Whether a template has words for a channel. */
const speaks = (template: TemplateChannels, channel: Channel): boolean =>
  template[channel].enabled && template[channel].body.trim() !== '';

interface Choosing {
  /** The channels that whoever is told wants. */
  readonly wanted: Readonly<Record<Channel, boolean>>;
  readonly template: TemplateChannels;
  readonly addresses: Addresses;
  readonly isCritical: boolean;
}

/** By which channels a notification goes: those that are wanted, have words and lead somewhere. What is critical goes by any that leads somewhere where else it went by none. */
export const chosenChannels = ({ wanted, template, addresses, isCritical }: Choosing): Channel[] => {
  const possible = order.filter((channel) => speaks(template, channel) && addresses[channel] !== null);
  const chosen = possible.filter((channel) => wanted[channel]);
  return chosen.length > 0 || !isCritical ? chosen : possible;
};

/** The channel to try where one has failed for good: a critical notification's alone, which nobody may miss. */
export const nextChannel = (
  tried: readonly Channel[],
  { template, addresses }: Pick<Choosing, 'template' | 'addresses'>,
): Channel | null =>
  order.find((channel) => !tried.includes(channel) && speaks(template, channel) && addresses[channel] !== null) ?? null;
