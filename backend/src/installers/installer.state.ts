import type { InstallerEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SuspensionCause } from '@pilotlight/contracts/events/installer-life-events';
import { noCalendar } from '@pilotlight/contracts/values/calendar';
import { type InstallerAccount, newAccount } from './installer-account';
import { lengthOfTraining, withAnswers, withDraft, withoutPeople, withPublished } from './training.state';

/** All that can be asked for in the day that one lives. */
const linksKept = 120;
/** More than change while a visitor has a form open. */
const consentTextsKept = 10;
/** More than are revoked while a request is on its way. */
const endedKeysKept = 50;

interface WithAccount {
  readonly account: InstallerAccount;
}

export type InstallerState =
  | { readonly status: 'unregistered' }
  /** Registered by itself; waits for its email's verification and for the admin. */
  | ({ readonly status: 'pending' } & WithAccount)
  | ({ readonly status: 'rejected' } & WithAccount)
  | ({ readonly status: 'active' } & WithAccount)
  | ({ readonly status: 'suspended'; readonly cause: SuspensionCause } & WithAccount)
  /** For good: nothing follows, and its slug stays taken. */
  | { readonly status: 'deleted'; readonly slug: string; readonly isErased: boolean; readonly wasLetIn: boolean };

export type InstallerWithAccount = Extract<InstallerState, WithAccount>;

export const hasAccount = (state: InstallerState): state is InstallerWithAccount =>
  state.status !== 'unregistered' && state.status !== 'deleted';

export type InstallerStreamEvent = InstallerEvent | SubjectEvent;

export const unregistered: InstallerState = { status: 'unregistered' };

export const evolveInstaller = (state: InstallerState, event: RecordedEvent<InstallerStreamEvent>): InstallerState => {
  if (event.type === 'InstallerCreated')
    return {
      status: event.data.registrationSource === 'website' ? 'pending' : 'active',
      account: newAccount(event.data),
    };
  if (state.status === 'deleted' && event.type === 'SubjectErased') return { ...state, isErased: true };
  if (!hasAccount(state)) return state;
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
        // They were sent to the email before.
        verifications: [],
      });
    case 'SubjectErased':
      return changed({
        contactName: null,
        emailInbox: null,
        phoneSms: null,
        installerEmail: null,
        loginHash: null,
        postcode: null,
        training: withoutPeople(account.training),
      });
    case 'InstallerPasswordSet':
      return changed({ passwordId: event.data.credentialId });
    case 'InstallerApiKeyIssued':
      return changed({
        apiKeyId: event.data.credentialId,
        keyVersion: event.data.keyVersion,
        formerKey:
          account.apiKeyId !== null && event.data.formerUntil !== undefined
            ? { credentialId: account.apiKeyId, until: event.data.formerUntil }
            : null,
      });
    case 'InstallerSystemKeyIssued': {
      const { keyId: id, scopes, expiresAt = null } = event.data;
      return changed({ systemKeys: [...account.systemKeys, { id, scopes, expiresAt }] });
    }
    case 'InstallerSystemKeyRevoked':
      return changed({
        systemKeys: account.systemKeys.filter(({ id }) => id !== event.data.keyId),
        endedSystemKeys: [...account.endedSystemKeys, event.data.keyId].slice(-endedKeysKept),
      });
    // Their rows decide.
    case 'InstallerConnectionAdded':
    case 'InstallerConnectionChanged':
    case 'InstallerConnectionSecretRotated':
    case 'InstallerConnectionSwitchedOff':
    case 'InstallerConnectionSwitchedOn':
    case 'InstallerConnectionDeleted':
      return state;
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
    case 'InstallerConsentWorded':
      return changed({ consentTexts: [...account.consentTexts, event.data.wording].slice(-consentTextsKept) });
    case 'InstallerFinanceSet':
      return changed({ finance: event.data.finance });
    case 'InstallerCalloutSet':
      return changed({ callout: event.data.callout });
    case 'InstallerPromptsSet':
      return changed({ customPrompts: event.data.customPrompts });
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
    case 'InstallerApproved':
      return { status: 'active', account };
    case 'InstallerServiceAreaSet':
      return changed({ postcode: event.data.postcode });
    case 'InstallerVerificationRequested':
      return changed({
        verifications: [...account.verifications, { id: event.data.verificationId, at: event.at }].slice(-linksKept),
      });
    case 'InstallerEmailVerified':
      return changed({ isVerified: true });
    case 'InstallerPaymentModeSet':
      return changed({ paysManually: event.data.manual });
    case 'InstallerRejected':
      return { status: 'rejected', account: { ...account, refundedAt: event.at } };
    case 'InstallerRejectionWithdrawn':
      return { status: 'pending', account };
    case 'InstallerDeleted':
      return {
        status: 'deleted',
        slug: account.slug,
        isErased: false,
        wasLetIn: state.status === 'active' || state.status === 'suspended',
      };
  }
};

/** In kB, about: one for the account, what it is trained with, and the dates on which it takes no visits. */
export const weightOfInstaller = (state: InstallerState): number => {
  if (!hasAccount(state)) return 1;
  const { training, availabilityConfig } = state.account;
  return 1 + Math.round(lengthOfTraining(training) / 1000 + availabilityConfig.blockedDates.length / 50);
};
