import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../write-side/refused';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

/** Of two changes at once the later is refused: it proved a password that is none any more. */
export const setOwnPassword = (state: InstallerState, before: string, next: string): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, passwordId } = state.account;
  if (passwordId !== before) throw new Refused('Your password was changed meanwhile. Please sign in again.');
  return [{ type: 'InstallerPasswordSet', data: { slug, credentialId: next } }];
};
