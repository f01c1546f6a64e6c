import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ChangedOfConnection } from '@pilotlight/contracts/events/installer-connection-events';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { definitionOf } from '@pilotlight/notifications/event-types';
import { renderedEmail } from '@pilotlight/notifications/render';
import type { InstallerContact } from '../../installers/installer-profiles';
import { recorded } from '../../testing/past';
import { type AccountEvent, accountNews } from './account-news';
import { accountPage, accountValues } from './account-values';

const slug = 'aire-valley';
const verificationId = '018f5b7e-1111-4111-8111-111111111111';
const ofSubscription = { slug, subscriptionId: 'sub_1' };
const endsAt = '2026-12-20T09:00:00.000Z';

type Told = Extract<DomainEvent, { type: AccountEvent['type'] }>;
const heard = (event: Told): AccountEvent => recorded(event, 0, '2026-11-20T10:00:00.000Z');

const created = (registrationSource: 'admin' | 'website') =>
  heard({
    type: 'InstallerCreated',
    data: { slug, installerId: verificationId, name: 'Aire Valley Heating', registrationSource },
  });
const verification = heard({ type: 'InstallerVerificationRequested', data: { slug, verificationId } });
const verified = heard({ type: 'InstallerEmailVerified', data: { slug, verificationId } });
const failed = (failure: string | null, nextAttemptAt: string | null) =>
  heard({
    type: 'PaymentFailed',
    data: { ...ofSubscription, invoiceId: 'in_1', amount: 2400, currency: 'gbp', attempt: 1, failure, nextAttemptAt },
  });
const recovered = heard({ type: 'SubscriptionRecovered', data: ofSubscription });
const cancelled = heard({ type: 'SubscriptionCancellationScheduled', data: { ...ofSubscription, endsAt } });
const connection = {
  slug,
  connectionId: verificationId,
  kind: 'webhook',
  name: 'Office',
  host: 'hooks.crm.example',
} as const;
const added = heard({ type: 'InstallerConnectionAdded', data: connection });
const changed = (what: ChangedOfConnection) =>
  heard({ type: 'InstallerConnectionChanged', data: { ...connection, changed: [what] } });
const ended = heard({ type: 'SubscriptionEnded', data: { ...ofSubscription, endedAt: endsAt } });

it('tells installer and admin of a registration, and of its email that was verified', () => {
  expect(accountNews(created('website'), 'pending')).toEqual({
    installer: 'registration',
    admin: 'registration_waits',
  });
  expect(accountNews(verified, 'pending')).toEqual({ installer: 'email_verified', admin: 'registration_ready' });
});

it('tells nobody of an installer that the admin made, or has let in already', () => {
  expect(accountNews(created('admin'), 'active')).toEqual({});
  expect(accountNews(verified, 'active')).toEqual({});
});

it('tells of a rejection once, although a subscription ends by it', () => {
  expect(accountNews(ended, 'rejected')).toEqual({});
  expect(accountNews(ended, 'active')).toEqual({ installer: 'subscription_ended' });
});

it('tells of a connection by which leads go elsewhere, and not of its new name', () => {
  expect([added, changed('address'), changed('token')].map((event) => accountNews(event, 'active'))).toEqual(
    [1, 2, 3].map(() => ({ installer: 'connection_added' })),
  );
  expect([changed('name'), changed('events'), changed('deals')].map((event) => accountNews(event, 'active'))).toEqual([
    {},
    {},
    {},
  ]);
});

const active = { status: 'active', suspendedBy: null, paysManually: false } as const;
type Standing = Pick<InstallerContact, 'status' | 'suspendedBy' | 'paysManually'>;

const emailOf = (event: AccountEvent, installer: Standing, goesOutAt: string | null = null) => {
  const eventType = accountNews(event, installer.status).installer ?? '';
  const template = defaultTemplates.get(eventType);
  if (!template) throw new Error('no words');
  const link = `https://app.pilotlight.example${accountPage(event)}`;
  const whose = { contact_name: 'Dawn', business_name: 'Aire Valley Heating', link };
  const values = { ...whose, ...accountValues(event, installer, goesOutAt) };
  expect(Object.keys(values)).toEqual(expect.arrayContaining([...(definitionOf(eventType)?.variables ?? [])]));
  return renderedEmail(template.channels.email, values);
};

it('says why a payment failed, what becomes of the chatbot, and how to mend it', () => {
  expect(emailOf(failed('expired_card', '2026-11-26T09:00:00.000Z'), active)).toEqual({
    subject: 'Your payment of £24.00 has failed',
    text: 'Your payment of £24.00 for Aire Valley Heating didn’t go through: the card has expired.\n\nYour chatbot will be switched off unless this is paid. We’ll try again on Thursday 26 November.\n\nPay now or change your card: https://app.pilotlight.example/installer/settings/billing',
  });
});

it('names the day on which a grace ends', () => {
  expect(emailOf(failed('expired_card', null), active, '2026-11-24T09:00:00.000Z').text).toContain(
    'Your chatbot will be switched off on Tuesday 24 November unless this is paid.',
  );
});

it.each([
  [
    'is out already',
    { ...active, status: 'suspended', suspendedBy: 'payment' },
    'Your chatbot is off until this is paid. We won’t try again automatically.',
  ],
  ['stays on, for it pays otherwise', { ...active, paysManually: true }, 'Your chatbot stays on. '],
  ['was never on', { ...active, status: 'pending' }, 'Your chatbot can’t go live until this is paid. '],
] as const)('says of a failed payment that the chatbot %s', (_, installer, words) => {
  expect(emailOf(failed(null, null), installer).text).toContain(words);
  expect(emailOf(failed('never_heard_of', null), installer).text).toContain('the bank didn’t say why');
});

it('promises no chatbot that the admin has suspended', () => {
  expect(emailOf(recovered, active).text).toContain('Your chatbot is on.');
  const byAdmin = { ...active, status: 'suspended', suspendedBy: 'admin' } as const;
  expect(emailOf(recovered, byAdmin).text).toContain('Your chatbot is still suspended by our team.');
});

it('says until when a cancelled subscription lasts', () => {
  expect(emailOf(cancelled, active)).toMatchObject({
    subject: 'Your subscription ends on Sunday 20 December',
    text: expect.stringContaining('keeps answering until Sunday 20 December'),
  });
});

it('names the host that leads go to, and what a key can do', () => {
  expect(emailOf(added, active)).toMatchObject({
    subject: 'Leads now go to hooks.crm.example',
    text: expect.stringContaining('“Office” at hooks.crm.example'),
  });
  const issued = heard({
    type: 'InstallerSystemKeyIssued',
    data: { slug, keyId: verificationId, scopes: ['leads:read', 'appointments:write'] },
  });
  expect(emailOf(issued, active).text).toContain('can read leads and book, move and cancel visits.');
});

it('keeps no token in the words of a verification', () => {
  expect(emailOf(verification, { ...active, status: 'pending' }).text).toContain(
    `https://app.pilotlight.example/installer/verify?token=${verificationId}`,
  );
});
