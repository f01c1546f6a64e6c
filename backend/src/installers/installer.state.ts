import type { InstallerEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type AvailabilityConfig, defaultAvailability } from '@pilotlight/contracts/values/availability';
import type { Branding } from '@pilotlight/contracts/values/branding';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { type Calendar, noCalendar } from '@pilotlight/contracts/values/calendar';
import {
  defaultNotificationPreferences,
  type NotificationPreferences,
} from '@pilotlight/contracts/values/notification-preferences';
import { defaultRetentionDays } from '@pilotlight/contracts/values/retention';
import {
  type AnsweredByDraft,
  type KnownTraining,
  lengthOfTraining,
  untrained,
  withAnswers,
  withDraft,
  withoutPeople,
  withPublished,
} from './training.state';

export interface InstallerAccount {
  readonly slug: string;
  readonly installerId: string;
  readonly name: string;
  readonly contactName: string | null;
  readonly emailInbox: string | null;
  readonly phoneSms: string | null;
  readonly installerEmail: string | null;
  readonly loginHash: string | null;
  /** When the login email was last set or removed, ISO 8601 UTC; null where it never was. */
  readonly loginSetAt: string | null;
  readonly passwordId: string | null;
  readonly apiKeyId: string | null;
  readonly keyVersion: number;
  readonly allowedDomains: readonly string[];
  readonly branding: Branding;
  readonly notificationPreferences: NotificationPreferences;
  readonly availabilityConfig: AvailabilityConfig;
  readonly calendar: Calendar;
  readonly retentionDays: number;
  readonly training: KnownTraining;
  /** The newest of its drafts' answers to visitors' questions, oldest first. */
  readonly answered: readonly AnsweredByDraft[];
}

export type InstallerState =
  | { readonly status: 'unregistered' }
  | { readonly status: 'active'; readonly account: InstallerAccount }
  | { readonly status: 'suspended'; readonly account: InstallerAccount; readonly cause: 'admin' | 'payment' };

export type InstallerStreamEvent = InstallerEvent | SubjectEvent;

export const unregistered: InstallerState = { status: 'unregistered' };

export const evolveInstaller = (state: InstallerState, event: RecordedEvent<InstallerStreamEvent>): InstallerState => {
  if (event.type === 'InstallerCreated') return { status: 'active', account: created(event.data) };
  if (state.status === 'unregistered') return state;
  const { account } = state;
  const changed = (change: Partial<InstallerAccount>): InstallerState => ({
    ...state,
    account: { ...account, ...change },
  });
  switch (event.type) {
    case 'InstallerRenamed':
      return changed({ name: event.data.name });
    case 'InstallerContactNamed':
      return changed({ contactName: event.data.contactName });
    case 'InstallerAlertsAddressed':
      return changed({ emailInbox: event.data.emailInbox, phoneSms: event.data.phoneSms });
    case 'InstallerLoginEmailSet':
      return changed({
        installerEmail: event.data.installerEmail,
        loginHash: event.data.loginHash,
        loginSetAt: event.at,
      });
    case 'SubjectErased':
      return changed({
        contactName: null,
        emailInbox: null,
        phoneSms: null,
        installerEmail: null,
        loginHash: null,
        training: withoutPeople(account.training),
      });
    case 'InstallerPasswordSet':
      return changed({ passwordId: event.data.credentialId });
    case 'InstallerApiKeyIssued':
      return changed({ apiKeyId: event.data.credentialId, keyVersion: event.data.keyVersion });
    case 'InstallerDomainsAllowed':
      return changed({ allowedDomains: event.data.allowedDomains });
    case 'InstallerBranded':
      return changed({ branding: event.data.branding });
    case 'InstallerNotificationsPreferred':
      return changed({ notificationPreferences: event.data.notificationPreferences });
    case 'InstallerAvailabilitySet':
      return changed({ availabilityConfig: event.data.availabilityConfig });
    case 'InstallerCalendarConnected':
      return changed({ calendar: { provider: event.data.provider } });
    case 'InstallerCalendarDisconnected':
      return changed({ calendar: noCalendar });
    case 'InstallerRetentionSet':
      return changed({ retentionDays: event.data.retentionDays });
    case 'InstallerTrainingDrafted':
      return changed({
        training: withDraft(account.training, event),
        answered: withAnswers(account.answered, event.data),
      });
    case 'InstallerTrainingPublished':
      return changed({ training: withPublished(account.training, event) });
    case 'InstallerSuspended':
      return { status: 'suspended', account, cause: event.data.cause };
    case 'InstallerResumed':
      return { status: 'active', account };
  }
};

/** In kB, about: one for the account, what it is trained with, and the dates on which it takes no visits. */
export const weightOfInstaller = (state: InstallerState): number => {
  if (state.status === 'unregistered') return 1;
  const { training, availabilityConfig } = state.account;
  return 1 + Math.round(lengthOfTraining(training) / 1000 + availabilityConfig.blockedDates.length / 50);
};

const created = ({
  slug,
  installerId,
  name,
}: {
  slug: string;
  installerId: string;
  name: string;
}): InstallerAccount => ({
  slug,
  installerId,
  name,
  contactName: null,
  emailInbox: null,
  phoneSms: null,
  installerEmail: null,
  loginHash: null,
  loginSetAt: null,
  passwordId: null,
  apiKeyId: null,
  keyVersion: 0,
  allowedDomains: [],
  branding: defaultBranding,
  notificationPreferences: defaultNotificationPreferences,
  availabilityConfig: defaultAvailability,
  calendar: noCalendar,
  retentionDays: defaultRetentionDays,
  training: untrained,
  answered: [],
});
