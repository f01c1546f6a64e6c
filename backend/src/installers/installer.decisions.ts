import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type AvailabilityConfigForm, defaultAvailability } from '@pilotlight/contracts/values/availability';
import type { Branding } from '@pilotlight/contracts/values/branding';
import {
  defaultNotificationPreferences,
  type NotificationPreferences,
  type NotificationPreferencesForm,
  preferencesAfter,
  preferencesFault,
} from '@pilotlight/contracts/values/notification-preferences';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { defaultRetentionDays } from '@pilotlight/contracts/values/retention';
import { isDeepStrictEqual } from 'node:util';
import { Refused } from '../write-side/refused';
import { availabilityChange } from './availability.decisions';
import type { InstallerAccount } from './installer-account';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';
import { type InstallerProfile, profileChanges } from './profile.decisions';

/** An absent field stays as it is; null clears it. */
export interface InstallerDetails extends InstallerProfile {
  readonly slug: string;
  readonly name: string;
  readonly contactName?: string | null;
  readonly emailInbox?: string | null;
  readonly phoneSms?: string | null;
  readonly login?: { readonly installerEmail: string | null; readonly loginHash: string | null };
  /** A new password's credential, already stored; absent where it stays. */
  readonly passwordId?: string;
  readonly allowedDomains?: readonly string[];
  readonly branding?: Branding;
  readonly notificationPreferences?: NotificationPreferencesForm;
  readonly availabilityConfig?: AvailabilityConfigForm;
  readonly retentionDays?: number;
}

export interface NewInstaller extends InstallerDetails {
  readonly installerId: string;
  readonly apiKeyId: string;
}

export const isTaken = (slug: string, { status }: InstallerState): boolean =>
  status !== 'unregistered' || slug === platformTenant;

export const createInstaller = (state: InstallerState, details: NewInstaller): InstallerEvent[] => {
  if (isTaken(details.slug, state)) throw new Refused('This slug is already taken');
  const { slug, installerId, apiKeyId, name } = details;
  return [
    { type: 'InstallerCreated', data: { slug, installerId, name, registrationSource: 'admin' } },
    { type: 'InstallerApiKeyIssued', data: { slug, credentialId: apiKeyId, keyVersion: 1 } },
    ...differences(null, details),
  ];
};

export const changeInstaller = (
  state: InstallerState,
  installerId: string,
  details: InstallerDetails,
): InstallerEvent[] => {
  if (!hasAccount(state) || state.account.installerId !== installerId) throw noSuchInstaller();
  return differences(state.account, details);
};

/** The key before works until `formerUntil`; not at all where that is null. */
export const issueApiKey = (
  state: InstallerState,
  credentialId: string,
  formerUntil: string | null,
): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  const { slug, keyVersion } = state.account;
  return [
    {
      type: 'InstallerApiKeyIssued',
      data: { slug, credentialId, keyVersion: keyVersion + 1, ...(formerUntil && { formerUntil }) },
    },
  ];
};

export const differences = (account: InstallerAccount | null, details: InstallerDetails): InstallerEvent[] => {
  const { slug, name, passwordId, allowedDomains, branding, login, retentionDays } = details;
  const events: InstallerEvent[] = [];
  if (account && name !== account.name) events.push({ type: 'InstallerRenamed', data: { slug, name } });
  const contactName = details.contactName === undefined ? (account?.contactName ?? null) : details.contactName;
  if (contactName !== (account?.contactName ?? null))
    events.push({ type: 'InstallerContactNamed', data: { slug, contactName } });
  const before = { emailInbox: account?.emailInbox ?? null, phoneSms: account?.phoneSms ?? null };
  const alerts = {
    emailInbox: details.emailInbox === undefined ? before.emailInbox : details.emailInbox,
    phoneSms: details.phoneSms === undefined ? before.phoneSms : details.phoneSms,
  };
  if (!isDeepStrictEqual(alerts, before)) events.push({ type: 'InstallerAlertsAddressed', data: { slug, ...alerts } });
  if (login && login.installerEmail !== (account?.installerEmail ?? null))
    events.push({ type: 'InstallerLoginEmailSet', data: { slug, ...login } });
  if (passwordId) events.push({ type: 'InstallerPasswordSet', data: { slug, credentialId: passwordId } });
  if (allowedDomains && !isDeepStrictEqual(allowedDomains, account?.allowedDomains ?? []))
    events.push({ type: 'InstallerDomainsAllowed', data: { slug, allowedDomains: [...allowedDomains] } });
  if (branding && !(account && isDeepStrictEqual(branding, account.branding)))
    events.push({ type: 'InstallerBranded', data: { slug, branding } });
  if (details.notificationPreferences) {
    const preferred = account?.notificationPreferences ?? defaultNotificationPreferences;
    events.push(...preferenceChange(slug, preferred, details.notificationPreferences));
  }
  if (details.availabilityConfig) {
    const available = account?.availabilityConfig ?? defaultAvailability;
    events.push(...availabilityChange(slug, available, details.availabilityConfig));
  }
  if (retentionDays !== undefined && retentionDays !== (account?.retentionDays ?? defaultRetentionDays))
    events.push({ type: 'InstallerRetentionSet', data: { slug, retentionDays } });
  return [...events, ...profileChanges(slug, account, details)];
};

export const preferNotifications = (state: InstallerState, form: NotificationPreferencesForm): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  return preferenceChange(state.account.slug, state.account.notificationPreferences, form);
};

const preferenceChange = (
  slug: string,
  before: NotificationPreferences,
  form: NotificationPreferencesForm,
): InstallerEvent[] => {
  const notificationPreferences = preferencesAfter(before, form);
  const fault = preferencesFault(notificationPreferences);
  if (fault) throw new Refused(fault, 'invalid');
  if (isDeepStrictEqual(notificationPreferences, before)) return [];
  return [{ type: 'InstallerNotificationsPreferred', data: { slug, notificationPreferences } }];
};
