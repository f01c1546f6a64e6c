import type { Audience } from '@pilotlight/contracts/values/notification-event';
import { definitionOf } from '@pilotlight/notifications/event-types';
import type { InstallerContact } from '../../installers/installer-profiles';
import type { KnownNotification } from '../aggregate/notification.state';

export type Forbidden = 'installer-deleted' | 'installer-suspended';

/**
 * Why nothing is sent to an installer, or in its name to a visitor, whatever was queued for it; null where it is. Null for `installer` is one
 * who isn't there any more. What the platform tells its own admin is of no installer's, and what concerns its account
 * reaches an installer however it stands.
 */
export const whyNotWrittenTo = (
  audience: Audience,
  installer: Pick<InstallerContact, 'status'> | null,
  isOfAccount = false,
): Forbidden | null => {
  if (audience === 'admin') return null;
  if (!installer) return 'installer-deleted';
  if (audience === 'installer' && isOfAccount) return null;
  switch (installer.status) {
    case 'active':
      return null;
    case 'pending':
    case 'rejected':
    case 'suspended':
      return 'installer-suspended';
  }
};

/** Whether its address is whatever somebody has typed. */
export const isToAnybody = ({ audience, items }: Pick<KnownNotification, 'audience' | 'items'>): boolean =>
  audience === 'visitor' || definitionOf(items[0]?.eventType ?? '')?.isToAnybody === true;
