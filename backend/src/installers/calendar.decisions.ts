import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

/** Said again of a calendar that is connected, it counts: it may be another account's. */
export const connectCalendar = (state: InstallerState): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  return [{ type: 'InstallerCalendarConnected', data: { slug: state.account.slug, provider: 'google' } }];
};

export const disconnectCalendar = (state: InstallerState): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, calendar } = state.account;
  return calendar.provider === 'none'
    ? []
    : [{ type: 'InstallerCalendarDisconnected', data: { slug, provider: calendar.provider } }];
};
