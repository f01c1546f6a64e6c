import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { isTaken } from './installer.decisions';
import type { InstallerState } from './installer.state';

export interface Registration {
  readonly slug: string;
  readonly installerId: string;
  readonly registrationId: string;
  readonly name: string;
  readonly contactName: string;
  readonly email: string;
  readonly loginHash: string;
  /** E.164; null where none was given. */
  readonly phoneSms: string | null;
  readonly postcode: string;
  /** The website's origin. */
  readonly allowedDomain: string | null;
  readonly passwordId: string;
  readonly apiKeyId: string;
  readonly verificationId: string;
}

/** All of an account at once, so that no half of it is ever there. Nothing where the slug is taken. */
export const registerInstaller = (state: InstallerState, registration: Registration): InstallerEvent[] => {
  const { slug, installerId, registrationId, name, contactName, email, loginHash, phoneSms } = registration;
  if (isTaken(slug, state)) return [];
  const { postcode, allowedDomain, passwordId, apiKeyId, verificationId } = registration;
  return [
    { type: 'InstallerCreated', data: { slug, installerId, name, registrationSource: 'website', registrationId } },
    { type: 'InstallerApiKeyIssued', data: { slug, credentialId: apiKeyId, keyVersion: 1 } },
    { type: 'InstallerContactNamed', data: { slug, contactName } },
    { type: 'InstallerAlertsAddressed', data: { slug, emailInbox: email, phoneSms } },
    { type: 'InstallerLoginEmailSet', data: { slug, installerEmail: email, loginHash } },
    { type: 'InstallerPasswordSet', data: { slug, credentialId: passwordId } },
    ...(allowedDomain === null
      ? []
      : [{ type: 'InstallerDomainsAllowed' as const, data: { slug, allowedDomains: [allowedDomain] } }]),
    { type: 'InstallerServiceAreaSet', data: { slug, postcode } },
    { type: 'InstallerVerificationRequested', data: { slug, verificationId } },
  ];
};
