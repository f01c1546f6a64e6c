import type { ForwardChannel, ForwardTarget } from '@pilotlight/contracts/values/lead-forward';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import type { Forwarding } from './forwarding.api';

export interface Recipient {
  readonly target: ForwardTarget;
  readonly channel: ForwardChannel;
  readonly label: string;
}

const ofTarget: Readonly<Record<Exclude<ForwardTarget, 'other'>, string>> = {
  'alerts-email': 'Email for alerts',
  'login-email': 'Login email',
  'alerts-phone': 'Mobile for alerts, by WhatsApp',
};

const ofOther = { email: 'Another email address', whatsapp: 'Another mobile, by WhatsApp' } as const;

/** Whom a lead can go to: the installer's own addresses first, then one to be typed for each channel. */
export const recipientsOf = ({ targets, channels }: Forwarding): readonly Recipient[] => [
  ...targets.flatMap(({ target, channel, address }) =>
    target !== 'other' && channels.includes(channel)
      ? [{ target, channel, label: `${ofTarget[target]}: ${phoneInWords(address)}` }]
      : [],
  ),
  ...channels.map((channel) => ({ target: 'other' as const, channel, label: ofOther[channel] })),
];
