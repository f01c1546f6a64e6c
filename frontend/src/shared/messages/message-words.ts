import { preferenceOf } from '@pilotlight/contracts/values/notification-event';
import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';
import type { Tone } from '../../ui/Badge';
import { eventNames } from '../notification-preferences/preference-names';

interface StatusLook {
  readonly words: string;
  readonly tone: Tone;
}

/** How far a message has come. */
export const statusLooks: Readonly<Record<NotificationStatus, StatusLook>> = {
  waiting: { words: 'Waiting', tone: 'plain' },
  attempted: { words: 'Sending', tone: 'plain' },
  sent: { words: 'Sent', tone: 'plain' },
  delivered: { words: 'Delivered', tone: 'good' },
  bounced: { words: 'Bounced', tone: 'bad' },
  failed: { words: 'Failed', tone: 'bad' },
  unknown: { words: 'May not have gone out', tone: 'warn' },
  expired: { words: 'Too late to send', tone: 'plain' },
  cancelled: { words: 'Cancelled', tone: 'plain' },
};

/** What a message is about: lead_submitted is "Lead submitted". */
export const eventInWords = (eventType: string): string => {
  const preference = preferenceOf(eventType);
  if (preference) return eventNames[preference];
  return (eventType.charAt(0).toUpperCase() + eventType.slice(1)).replaceAll('_', ' ');
};
