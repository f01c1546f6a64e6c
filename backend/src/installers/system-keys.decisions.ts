import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { mostSystemKeys, type SystemScope } from '@pilotlight/contracts/values/system-key';
import { Refused } from '../write-side/refused';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

export interface NewSystemKey {
  readonly keyId: string;
  readonly scopes: readonly SystemScope[];
  /** ISO 8601 UTC; null where it has no end. */
  readonly expiresAt: string | null;
}

export const issueSystemKey = (state: InstallerState, { keyId, scopes, expiresAt }: NewSystemKey): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, systemKeys } = state.account;
  if (systemKeys.length >= mostSystemKeys)
    throw new Refused(`There are ${mostSystemKeys} keys already. Please revoke one that isn’t needed any more.`);
  const data = { slug, keyId, scopes: [...scopes], ...(expiresAt && { expiresAt }) };
  return [{ type: 'InstallerSystemKeyIssued', data }];
};

export const revokeSystemKey = (state: InstallerState, keyId: string): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, systemKeys } = state.account;
  if (!systemKeys.some(({ id }) => id === keyId)) throw new Refused('No such key', 'not-found');
  return [{ type: 'InstallerSystemKeyRevoked', data: { slug, keyId } }];
};
