import { poundsOf } from '@pilotlight/contracts/values/money';
import { scopeWords, type SystemScope, systemScopes } from '@pilotlight/contracts/values/system-key';
import type { Values } from '@pilotlight/notifications/variables';
import type { InstallerContact } from '../../installers/installer-profiles';
import { keptVerificationLink } from '../delivery/verification-link';
import type { AccountEvent } from './account-news';

/** By the provider's codes. */
const failures: ReadonlyMap<string, string> = new Map([
  ['card_declined', 'the bank declined the card'],
  ['generic_decline', 'the bank declined the card'],
  ['do_not_honor', 'the bank declined the card'],
  ['insufficient_funds', 'there was not enough money on the card'],
  ['expired_card', 'the card has expired'],
  ['incorrect_cvc', 'the card’s security code was wrong'],
  ['lost_card', 'the bank declined the card'],
  ['stolen_card', 'the bank declined the card'],
  ['processing_error', 'the bank could not be reached'],
  ['authentication_required', 'the bank wants you to confirm the payment'],
  ['payment_intent_authentication_failure', 'the bank wants you to confirm the payment'],
]);

export const failureInWords = (code: string | null): string => failures.get(code ?? '') ?? 'the bank didn’t say why';

const inARow = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const rightsInWords = (scopes: readonly SystemScope[]): string =>
  inARow.format(systemScopes.filter((scope) => scopes.includes(scope)).map((scope) => scopeWords[scope].toLowerCase()));

const dayInWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const onDay = (moment: string): string => dayInWords.format(new Date(moment)).replace(',', '');

type Standing = Pick<InstallerContact, 'status' | 'suspendedBy' | 'paysManually'>;

const chatbotOwing = ({ status, paysManually }: Standing, goesOutAt: string | null): string => {
  switch (status) {
    case 'active':
      if (paysManually) return 'Your chatbot stays on.';
      return `Your chatbot will be switched off${goesOutAt === null ? '' : ` on ${onDay(goesOutAt)}`} unless this is paid.`;
    case 'suspended':
      return 'Your chatbot is off until this is paid.';
    case 'pending':
    case 'rejected':
      return 'Your chatbot can’t go live until this is paid.';
  }
};

const chatbotPaid = ({ status, suspendedBy }: Standing): string => {
  if (status === 'suspended' && suspendedBy === 'admin') return 'Your chatbot is still suspended by our team.';
  return status === 'active' || status === 'suspended' ? 'Your chatbot is on.' : 'We look at your registration next.';
};

/** Only what an event itself tells: whom it is told to is in every message. `goesOutAt` is the end of a grace, null without one. */
export const accountValues = (event: AccountEvent, installer: Standing, goesOutAt: string | null): Values => {
  switch (event.type) {
    case 'PaymentFailed': {
      const { amount, failure, nextAttemptAt } = event.data;
      const tried =
        nextAttemptAt === null ? 'We won’t try again automatically' : `We’ll try again on ${onDay(nextAttemptAt)}`;
      return {
        amount: poundsOf(amount),
        failure: failureInWords(failure),
        chatbot: chatbotOwing(installer, goesOutAt),
        next_try: tried,
      };
    }
    case 'SubscriptionRecovered':
      return { chatbot: chatbotPaid(installer) };
    case 'SubscriptionCancellationScheduled':
      return { until: onDay(event.data.endsAt) };
    case 'SubscriptionEnded':
      return { until: onDay(event.data.endedAt) };
    case 'TrainingChangeAsked':
      return { request: event.data.text };
    case 'InstallerSystemKeyIssued':
      return { key_rights: rightsInWords(event.data.scopes) };
    case 'InstallerConnectionAdded':
    case 'InstallerConnectionChanged':
      return { connection: event.data.name, host: event.data.host };
    case 'InstallerVerificationRequested':
    case 'InstallerCreated':
    case 'InstallerEmailVerified':
    case 'InstallerApproved':
    case 'InstallerRejected':
    case 'InstallerPasswordSet':
      return {};
  }
};

/** Where its reader mends or sees it. */
export const accountPage = (event: AccountEvent): string => {
  switch (event.type) {
    case 'InstallerVerificationRequested':
      return keptVerificationLink(event.data.verificationId);
    case 'PaymentFailed':
    case 'SubscriptionRecovered':
    case 'SubscriptionCancellationScheduled':
    case 'SubscriptionEnded':
      return '/installer/settings/billing';
    case 'InstallerPasswordSet':
      return '/installer/login';
    case 'InstallerSystemKeyIssued':
      return '/installer/settings/api-keys';
    case 'InstallerConnectionAdded':
    case 'InstallerConnectionChanged':
      return '/installer/settings/connections';
    case 'InstallerCreated':
    case 'InstallerEmailVerified':
    case 'InstallerApproved':
    case 'InstallerRejected':
      return '/installer/dashboard';
    case 'TrainingChangeAsked':
      return '/installer/dashboard/training';
  }
};

/** The same for the admin. */
export const adminPage = ({ type, data }: AccountEvent): string =>
  type === 'TrainingChangeAsked' ? `/admin/dashboard/${data.slug}/edit` : '/admin/dashboard';
