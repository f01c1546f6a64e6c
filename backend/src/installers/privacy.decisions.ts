import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { OwnPrivacy } from '@pilotlight/contracts/values/own-privacy';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

/** The installer's own change: what it doesn't name stays. */
export const changePrivacy = (state: InstallerState, { retentionDays, consentText }: OwnPrivacy): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, retentionDays: days, consentTexts } = state.account;
  return [
    ...(retentionDays === undefined || retentionDays === days
      ? []
      : [{ type: 'InstallerRetentionSet', data: { slug, retentionDays } } as const]),
    ...(consentText === undefined || consentText === consentTexts.at(-1)
      ? []
      : [{ type: 'InstallerConsentWorded', data: { slug, wording: consentText } } as const]),
  ];
};
