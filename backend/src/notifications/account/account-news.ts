import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SentEventType } from '@pilotlight/notifications/event-types';
import type { InstallerContact } from '../../installers/installer-profiles';

export const accountEvents = [
  'InstallerVerificationRequested',
  'InstallerCreated',
  'InstallerEmailVerified',
  'InstallerApproved',
  'InstallerRejected',
  'InstallerPasswordSet',
  'InstallerSystemKeyIssued',
  'InstallerConnectionAdded',
  'InstallerConnectionChanged',
  'PaymentFailed',
  'SubscriptionRecovered',
  'SubscriptionCancellationScheduled',
  'SubscriptionEnded',
  'TrainingChangeAsked',
] as const;
export type AccountEvent = RecordedEvent & { readonly type: (typeof accountEvents)[number] };

export interface AccountNews {
  readonly installer?: SentEventType;
  readonly admin?: SentEventType;
}

/** Whom an event of an installer's life is told to, as what; `status` is how it stands by now. */
export const accountNews = (event: AccountEvent, status: InstallerContact['status']): AccountNews => {
  switch (event.type) {
    case 'InstallerVerificationRequested':
      return { installer: 'verify_email' };
    case 'InstallerCreated':
      return event.data.registrationSource === 'website'
        ? { installer: 'registration', admin: 'registration_waits' }
        : {};
    case 'InstallerEmailVerified':
      return status === 'pending' ? { installer: 'email_verified', admin: 'registration_ready' } : {};
    case 'InstallerApproved':
      return { installer: 'approved' };
    case 'InstallerRejected':
      return { installer: 'rejected' };
    case 'InstallerPasswordSet':
      // By the installer itself, which a thief who changes it would be taken for.
      return event.actor.kind === 'installer' ? { installer: 'password_changed' } : {};
    case 'InstallerSystemKeyIssued':
      return { installer: 'system_key_issued' };
    case 'InstallerConnectionAdded':
      return { installer: 'connection_added' };
    case 'InstallerConnectionChanged':
      // An address that was changed takes the leads elsewhere, as a new connection does.
      return event.data.changed.some((what) => what === 'address' || what === 'token')
        ? { installer: 'connection_added' }
        : {};
    case 'PaymentFailed':
      return { installer: 'payment_failed' };
    case 'SubscriptionRecovered':
      return { installer: 'payment_recovered' };
    case 'SubscriptionCancellationScheduled':
      return { installer: 'subscription_cancelled' };
    case 'TrainingChangeAsked':
      return { admin: 'training_change_asked' };
    case 'SubscriptionEnded':
      // The rejection itself tells of it.
      return status === 'rejected' ? {} : { installer: 'subscription_ended' };
  }
};
