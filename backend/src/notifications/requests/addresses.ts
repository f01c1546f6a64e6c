import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { InstallerContact } from '../../installers/installer-profiles';
import type { Addresses } from './channels';
import { textableNumber } from './phone-address';

export const everyChannel: Readonly<Record<Channel, boolean>> = { email: true, sms: true, whatsapp: true };

/** Who is written to there and nowhere else. */
export const onlyTo = (email: string | null) => ({
  addresses: { email, sms: null, whatsapp: null },
  wanted: everyChannel,
});

/** Where an installer is reached: texts go to British mobiles, and to those abroad where it says so. */
export const addressesOf = async ({ email, phone, preferences }: InstallerContact): Promise<Addresses> => {
  const mobile = await textableNumber(phone, preferences.textsAbroad);
  return { email, sms: mobile, whatsapp: mobile };
};
