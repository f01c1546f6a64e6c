import type { InstallerEvent, RegistrationEvent, SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { installerLifeEvents } from '@pilotlight/contracts/events/installer-life-events';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { idOf, type Subject } from './example-subject';

type Joining =
  Extract<InstallerEvent, { type: keyof typeof installerLifeEvents }> | SubscriptionEvent | RegistrationEvent;

const subscriptionOf = (slug: string) => ({ slug, subscriptionId: `sub_${slug}` });
const invoiceOf = ({ slug, number }: Subject) =>
  ({ ...subscriptionOf(slug), invoiceId: `in_${slug}_${number}`, amount: 2400, currency: 'gbp' }) as const;
const registrationOf = (slug: string) =>
  ({ slug: platformTenant, registrationId: idOf(slug, 'registration') }) as const;

/** An installer's way in, what it pays, and its way out. */
export const joiningExamples: {
  readonly [Type in Joining['type']]: (subject: Subject) => Extract<Joining, { type: Type }>['data'];
} = {
  InstallerServiceAreaSet: ({ slug }) => ({ slug, postcode: 'LS17 8AB' }),
  InstallerVerificationRequested: ({ slug }) => ({ slug, verificationId: idOf(slug, 'verification') }),
  InstallerEmailVerified: ({ slug }) => ({ slug, verificationId: idOf(slug, 'verification') }),
  InstallerApproved: ({ slug }) => ({
    slug,
    gasSafe: { number: '512345', nameMatches: true, checkedOn: '2026-11-20' },
    approvalNotes: 'Rang Dawn, all in order',
  }),
  InstallerRejected: ({ slug }) => ({ slug, reason: 'Not on the register' }),
  InstallerRejectionWithdrawn: ({ slug }) => ({ slug }),
  InstallerPaymentModeSet: ({ slug, number }) => ({ slug, manual: number % 2 === 0 }),
  InstallerDeleted: ({ slug }) => ({ slug }),
  SubscriptionStarted: ({ slug }) => ({ ...subscriptionOf(slug), customerId: `cus_${slug}` }),
  PaymentReceived: (subject) => ({
    ...invoiceOf(subject),
    paidAt: '2026-11-20T09:00:00.000Z',
    periodEnd: '2026-12-20T09:00:00.000Z',
  }),
  PaymentFailed: (subject) => ({
    ...invoiceOf(subject),
    attempt: 1,
    failure: 'card_declined',
    nextAttemptAt: '2026-11-23T09:00:00.000Z',
  }),
  PaymentRefunded: (subject) => invoiceOf(subject),
  SubscriptionRecovered: ({ slug }) => subscriptionOf(slug),
  SubscriptionCancellationScheduled: ({ slug }) => ({ ...subscriptionOf(slug), endsAt: '2026-12-20T09:00:00.000Z' }),
  SubscriptionCancellationWithdrawn: ({ slug }) => subscriptionOf(slug),
  SubscriptionLapsed: ({ slug }) => subscriptionOf(slug),
  SubscriptionEnded: ({ slug }) => ({ ...subscriptionOf(slug), endedAt: '2026-12-20T09:00:00.000Z' }),
  PaymentNoticeReceived: ({ slug, number }) => ({
    ...subscriptionOf(slug),
    stripeEventId: `evt_${slug}_${number}`,
    eventType: 'invoice.paid',
    status: 'paid',
    amount: 2400,
    currency: 'gbp',
    invoiceId: `in_${slug}_${number}`,
    errorMessage: null,
  }),
  RegistrationStarted: ({ slug }) => ({
    ...registrationOf(slug),
    loginHash: idOf(slug),
    customerId: `cus_${slug}`,
    subscriptionId: `sub_${slug}`,
    paymentIntentId: `pi_${slug}`,
  }),
  RegistrationPaid: ({ slug }) => ({ ...registrationOf(slug), amount: 2400, currency: 'gbp' }),
  RegistrationClaimed: ({ slug }) => ({ ...registrationOf(slug), installer: slug, installerId: idOf(slug) }),
  RegistrationCompleted: ({ slug }) => ({ ...registrationOf(slug), installer: slug }),
  RegistrationRefunded: ({ slug }) => ({ ...registrationOf(slug), reason: 'unfinished' }),
  RegistrationExpired: ({ slug }) => registrationOf(slug),
};
