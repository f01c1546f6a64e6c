import type { Notification } from '@pilotlight/contracts/http/notifications';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { channelLooks } from '../template-channels';

/** "Emergency detected" from emergency_detected. */
export const eventInWords = (eventType: string): string => {
  const words = eventType.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Where a message goes, as one would read it out. */
export const addressInWords = (address: string, channel: Notification['channel']): string => {
  if (!address) return 'Erased';
  return channel === 'email' ? address : phoneInWords(address);
};

/** "SMS to 07700 900142" */
export const goesTo = ({ channel, to }: Notification): string =>
  `${channelLooks[channel].label} to ${addressInWords(to, channel)}`;
