import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { BlindIndex } from '../secrets/blind-index';

/** An address that nothing is sent to by a channel: for one installer, or (the platform's tenant) for all. */
export interface SuppressedAddress {
  readonly slug: string;
  readonly channel: Channel;
  readonly addressHash: string;
}

/** Numbers are one whichever way they are typed. */
export const addressHash = (index: BlindIndex, channel: Channel, address: string): string =>
  channel === 'email' ? index.ofEmail(address) : index.of('phone', address.replace(/[^\d+]/g, '')).toString('hex');
