import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { mostSystemKeys, type SystemScope } from '@pilotlight/contracts/values/system-key';
import { Refused } from '../write-side/refused';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

export const usedForAnother = (): Refused => new Refused('This id was used for another key', 'conflict');

export interface NewSystemKey {
  readonly keyId: string;
  readonly scopes: readonly SystemScope[];
  /** ISO 8601 UTC; null where it has no end. */
  readonly expiresAt: string | null;
}

const isSame = (one: readonly SystemScope[], other: readonly SystemScope[]): boolean =>
  one.length === other.length && one.every((scope) => other.includes(scope));

/** What comes twice under one id is one key. */
export const issueSystemKey = (state: InstallerState, { keyId, scopes, expiresAt }: NewSystemKey): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, systemKeys, endedSystemKeys } = state.account;
  const known = systemKeys.find(({ id }) => id === keyId);
  if (known && !isSame(known.scopes, scopes)) throw usedForAnother();
  if (known) return [];
  if (endedSystemKeys.includes(keyId))
    throw new Refused('This key has been revoked. Please make a new one.', 'conflict');
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
