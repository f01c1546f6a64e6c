import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { BlindIndex } from '../secrets/blind-index';

/** For one installer, or for all under the platform's tenant. */
export interface SuppressedAddress {
  readonly slug: string;
  readonly channel: Channel;
  readonly addressHash: string;
}

/** The same however a number is typed. */
export const addressHash = (index: BlindIndex, channel: Channel, address: string): string =>
  channel === 'email' ? index.ofEmail(address) : index.of('phone', address.replace(/[^\d+]/g, '')).toString('hex');
