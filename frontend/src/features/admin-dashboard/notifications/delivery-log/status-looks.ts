import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';
import type { Tone } from '../../../../ui/Badge';

interface StatusLook {
  readonly label: string;
  readonly tone: Tone;
}

export const statusLooks: Readonly<Record<NotificationStatus, StatusLook>> = {
  waiting: { label: 'Waiting', tone: 'plain' },
  attempted: { label: 'On its way', tone: 'plain' },
  sent: { label: 'Sent', tone: 'flame' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'warn' },
  bounced: { label: 'Bounced', tone: 'bad' },
  expired: { label: 'Expired', tone: 'outline' },
  cancelled: { label: 'Cancelled', tone: 'outline' },
};
