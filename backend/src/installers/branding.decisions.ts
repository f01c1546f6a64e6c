import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { OwnBranding } from '@pilotlight/contracts/values/branding';
import { isDeepStrictEqual } from 'node:util';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

/** The installer's own change: what it doesn't name stays, and so does the logo. */
export const changeBranding = (state: InstallerState, changes: OwnBranding): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, branding: before } = state.account;
  const branding = { ...before, ...changes };
  return isDeepStrictEqual(branding, before) ? [] : [{ type: 'InstallerBranded', data: { slug, branding } }];
};
