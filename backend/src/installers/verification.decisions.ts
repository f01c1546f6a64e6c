import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../write-side/refused';
import { hasAccount, type InstallerState } from './installer.state';

const lives = 24 * 3_600_000;

export const verificationFailed = (): Refused =>
  new Refused('Verification failed. The link may be invalid or expired.', 'invalid');

/** A new link; the links before it live on until their day is over. Nothing where the email is verified. */
export const requestVerification = (state: InstallerState, verificationId: string): InstallerEvent[] =>
  hasAccount(state) && !state.account.isVerified && state.account.installerEmail !== null
    ? [{ type: 'InstallerVerificationRequested', data: { slug: state.account.slug, verificationId } }]
    : [];

/** Mail scanners open links too: while a link lives it answers the same. `now` in milliseconds since 1970. */
export const verifyEmail = (state: InstallerState, verificationId: string, now: number): InstallerEvent[] => {
  if (!hasAccount(state)) throw verificationFailed();
  const { slug, verifications, isVerified } = state.account;
  const asked = verifications.find(({ id }) => id === verificationId);
  if (!asked || now - Date.parse(asked.at) > lives) throw verificationFailed();
  return isVerified ? [] : [{ type: 'InstallerEmailVerified', data: { slug, verificationId } }];
};
