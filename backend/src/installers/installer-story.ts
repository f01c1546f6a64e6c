import type { InstallerEvent, RecordedEvent, SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { StoryEntry } from '@pilotlight/contracts/http/installer-story';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { wordsOfConnection } from './connection-story';

type Told = Pick<StoryEntry, 'about' | 'words'>;

const tell = (about: StoryEntry['about'], words: string): Told => ({ about, words });

const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const ofKey = (keyVersion: number, formerUntil: string | undefined): Told => {
  if (keyVersion === 1) return tell('key', 'First API key issued');
  const former = formerUntil ? `works until ${inLondon.format(new Date(formerUntil))}` : 'stopped at once';
  return tell('key', `API key rotated, now version ${keyVersion}; the old one ${former}`);
};

const ofPayment = (event: SubscriptionEvent): Told | null => {
  switch (event.type) {
    case 'SubscriptionStarted':
      return tell('payment', 'Subscription begun');
    case 'PaymentReceived':
      return tell('payment', `Paid ${poundsOf(event.data.amount)}`);
    case 'PaymentFailed':
      return tell(
        'payment',
        `Payment of ${poundsOf(event.data.amount)} failed${event.data.failure ? ` (${event.data.failure.replaceAll('_', ' ')})` : ''}`,
      );
    case 'PaymentRefunded':
      return tell('payment', `${poundsOf(event.data.amount)} refunded`);
    case 'SubscriptionRecovered':
      return tell('payment', 'Nothing is owed any more');
    case 'SubscriptionCancellationScheduled':
      return tell('payment', 'Subscription cancelled for the end of the paid month');
    case 'SubscriptionCancellationWithdrawn':
      return tell('payment', 'Cancellation taken back');
    case 'SubscriptionLapsed':
      return tell('payment', 'First month never paid');
    case 'SubscriptionEnded':
      return tell('payment', 'Subscription ended');
    case 'PaymentNoticeReceived':
      return null;
  }
};

const ofInstaller = (event: InstallerEvent): Told => {
  switch (event.type) {
    case 'InstallerCreated':
      return tell('account', event.data.registrationSource === 'website' ? 'Registered and paid' : 'Account created');
    case 'InstallerRenamed':
      return tell('account', `Renamed ${event.data.name}`);
    case 'InstallerContactNamed':
      return tell('account', 'Contact changed');
    case 'InstallerAlertsAddressed':
      return tell('settings', 'Where alerts go was changed');
    case 'InstallerLoginEmailSet':
      return tell('account', event.data.loginHash === null ? 'Login removed' : 'Login email set');
    case 'InstallerPasswordSet':
      return tell('account', 'Password set');
    case 'InstallerApiKeyIssued':
      return ofKey(event.data.keyVersion, event.data.formerUntil);
    case 'InstallerSystemKeyIssued':
      return tell('key', `Key for an own system issued: ${event.data.scopes.join(', ')}`);
    case 'InstallerSystemKeyRevoked':
      return tell('key', 'Key of an own system revoked');
    case 'InstallerConnectionAdded':
    case 'InstallerConnectionChanged':
    case 'InstallerConnectionSecretRotated':
    case 'InstallerConnectionSwitchedOff':
    case 'InstallerConnectionSwitchedOn':
    case 'InstallerConnectionDeleted':
      return tell('settings', wordsOfConnection(event));
    case 'InstallerDomainsAllowed':
      return tell('settings', `Allowed websites: ${event.data.allowedDomains.join(', ') || 'none'}`);
    case 'InstallerBranded':
      return tell('settings', 'Branding changed');
    case 'InstallerNotificationsPreferred':
      return tell('settings', 'Notification preferences changed');
    case 'InstallerAvailabilitySet':
      return tell('settings', 'Availability changed');
    case 'InstallerCalendarConnected':
      return tell('settings', 'Google Calendar connected');
    case 'InstallerCalendarDisconnected':
      return tell('settings', 'Google Calendar disconnected');
    case 'InstallerRetentionSet':
      return tell('settings', `Conversations are kept ${event.data.retentionDays} days`);
    case 'InstallerConsentWorded':
      return tell('settings', 'Consent wording changed');
    case 'InstallerFinanceSet':
      return tell('settings', 'Finance changed');
    case 'InstallerCalloutSet':
      return tell('settings', 'Call-out fee or hours changed');
    case 'InstallerPromptsSet':
      return tell('training', 'Prompts by kind of enquiry changed');
    case 'InstallerTrainingDrafted':
      return tell('training', `Training draft ${event.data.draft} saved`);
    case 'InstallerTrainingPublished':
      return tell('training', `Training version ${event.data.version} went live`);
    case 'InstallerSuspended':
      return tell(
        'chatbot',
        event.data.cause === 'payment'
          ? 'Chatbot suspended: the subscription is unpaid'
          : 'Chatbot suspended by the admin',
      );
    case 'InstallerResumed':
      return tell('chatbot', 'Chatbot resumed');
    case 'InstallerServiceAreaSet':
      return tell('settings', 'Service postcode changed');
    case 'InstallerVerificationRequested':
      return tell('approval', 'Verification email asked for');
    case 'InstallerEmailVerified':
      return tell('approval', 'Email verified');
    case 'InstallerApproved':
      return tell('approval', event.data.gasSafe ? `Approved, Gas Safe ${event.data.gasSafe.number}` : 'Approved');
    case 'InstallerRejected':
      return tell('approval', 'Rejected');
    case 'InstallerRejectionWithdrawn':
      return tell('approval', 'Back to Pending Approval');
    case 'InstallerPaymentModeSet':
      return tell('payment', event.data.manual ? 'Manual payment on' : 'Manual payment off');
    case 'InstallerDeleted':
      return tell('account', 'Deleted');
  }
};

const isOfPayment = (event: RecordedEvent): event is RecordedEvent<SubscriptionEvent> =>
  event.stream.startsWith('subscription-');

const isOfInstaller = (event: RecordedEvent): event is RecordedEvent<InstallerEvent> =>
  event.stream.startsWith('installer-') && event.type !== 'SubjectErased';

const entryOf = (event: RecordedEvent): StoryEntry | null => {
  const told = isOfPayment(event) ? ofPayment(event) : isOfInstaller(event) ? ofInstaller(event) : null;
  const { id, position, at, actor } = event;
  return told && { ...told, id, number: Number(position), at, by: actor.kind };
};

/** Newest first. No word of a person stands in it. */
export const storyOf = (events: readonly RecordedEvent[]): readonly StoryEntry[] =>
  events
    .map(entryOf)
    .filter((entry) => entry !== null)
    .toSorted((one, other) => other.number - one.number);
