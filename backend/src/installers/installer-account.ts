import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type AvailabilityConfig, defaultAvailability } from '@pilotlight/contracts/values/availability';
import { type Branding, defaultBranding } from '@pilotlight/contracts/values/branding';
import { type Calendar, noCalendar } from '@pilotlight/contracts/values/calendar';
import type { Callout } from '@pilotlight/contracts/values/callout';
import type { CustomPrompts } from '@pilotlight/contracts/values/custom-prompts';
import type { Finance } from '@pilotlight/contracts/values/finance';
import {
  defaultNotificationPreferences,
  type NotificationPreferences,
} from '@pilotlight/contracts/values/notification-preferences';
import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import { defaultRetentionDays } from '@pilotlight/contracts/values/retention';
import type { SystemScope } from '@pilotlight/contracts/values/system-key';
import { type AnsweredByDraft, type KnownTraining, untrained } from './training.state';

export interface Verification {
  readonly id: string;
  readonly at: string;
}

/** Of one of its own systems. */
export interface StandingSystemKey {
  readonly id: string;
  readonly scopes: readonly SystemScope[];
  /** ISO 8601 UTC; null where it has no end. */
  readonly expiresAt: string | null;
}

export interface InstallerAccount {
  readonly slug: string;
  readonly installerId: string;
  readonly registrationSource: 'admin' | 'website';
  /** Of its registration by payment; null where the admin made it. */
  readonly registrationId: string | null;
  readonly name: string;
  readonly contactName: string | null;
  readonly emailInbox: string | null;
  readonly phoneSms: string | null;
  readonly installerEmail: string | null;
  readonly loginHash: string | null;
  /** When the login email was last set or removed, ISO 8601 UTC; null where it never was. */
  readonly loginSetAt: string | null;
  /** Links to verify the login email, oldest first. */
  readonly verifications: readonly Verification[];
  readonly isVerified: boolean;
  /** Pays outside of the card subscription: no failed payment suspends it. */
  readonly paysManually: boolean;
  /** When a rejection last gave its money back, ISO 8601 UTC: what was paid before counts no more. */
  readonly refundedAt: string | null;
  readonly postcode: string | null;
  readonly passwordId: string | null;
  readonly apiKeyId: string | null;
  readonly keyVersion: number;
  /** The key before, which works until then (ISO 8601 UTC). */
  readonly formerKey: { readonly credentialId: string; readonly until: string } | null;
  /** Oldest first; an expired one stays until it is revoked. */
  readonly systemKeys: readonly StandingSystemKey[];
  /** Ids of those that were revoked last: a late retry brings none of them back. */
  readonly endedSystemKeys: readonly string[];
  readonly allowedDomains: readonly string[];
  readonly branding: Branding;
  readonly notificationPreferences: NotificationPreferences;
  readonly availabilityConfig: AvailabilityConfig;
  readonly calendar: Calendar;
  readonly retentionDays: number;
  /** What visitors have read beside the box that agrees to offers, the present words last. */
  readonly consentTexts: readonly string[];
  readonly finance: Finance;
  readonly callout: Callout;
  readonly customPrompts: CustomPrompts;
  readonly training: KnownTraining;
  /** The newest of its drafts' answers to visitors' questions, oldest first. */
  readonly answered: readonly AnsweredByDraft[];
}

type Creation = Extract<InstallerEvent, { type: 'InstallerCreated' }>['data'];

export const newAccount = ({
  slug,
  installerId,
  name,
  registrationSource,
  registrationId,
}: Creation): InstallerAccount => ({
  slug,
  installerId,
  registrationSource,
  registrationId: registrationId ?? null,
  name,
  verifications: [],
  formerKey: null,
  isVerified: false,
  paysManually: false,
  refundedAt: null,
  postcode: null,
  contactName: null,
  emailInbox: null,
  phoneSms: null,
  installerEmail: null,
  loginHash: null,
  loginSetAt: null,
  passwordId: null,
  apiKeyId: null,
  keyVersion: 0,
  systemKeys: [],
  endedSystemKeys: [],
  allowedDomains: [],
  branding: defaultBranding,
  notificationPreferences: defaultNotificationPreferences,
  availabilityConfig: defaultAvailability,
  calendar: noCalendar,
  retentionDays: defaultRetentionDays,
  consentTexts: [marketingWording],
  finance: {},
  callout: {},
  customPrompts: {},
  training: untrained,
  answered: [],
});
