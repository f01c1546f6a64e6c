import type { RegistrationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { refusalOf, stateAfter } from '../testing/past';
import {
  claimRegistration,
  completeRegistration,
  expireRegistration,
  notePayment,
  refundRegistration,
  startRegistration,
} from './registration.decisions';
import { registrationAggregate } from './registration.stream';

const registrationId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f07';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const common = { slug: platformTenant, registrationId } as const;
const opened = { loginHash: 'ab', customerId: 'cus_1', subscriptionId: 'sub_1', paymentIntentId: 'pi_1' };
const started: RegistrationEvent = { type: 'RegistrationStarted', data: { ...common, ...opened } };
const paid: RegistrationEvent = { type: 'RegistrationPaid', data: { ...common, amount: 2400, currency: 'gbp' } };
const claimed = (installer: string): RegistrationEvent => ({
  type: 'RegistrationClaimed',
  data: { ...common, installer, installerId },
});
const completed: RegistrationEvent = { type: 'RegistrationCompleted', data: { ...common, installer: 'leeds' } };
const refunded: RegistrationEvent = { type: 'RegistrationRefunded', data: { ...common, reason: 'unfinished' } };
const expired: RegistrationEvent = { type: 'RegistrationExpired', data: common };
const claimedAt = Date.parse('2026-03-02T09:00:02.000Z');
const later = claimedAt + 15 * 60_000;
const given = (...past: RegistrationEvent[]) => stateAfter(registrationAggregate, past);
const claim = (installer: string, insteadOf: string | null = null) => ({
  registrationId,
  installer,
  installerId,
  insteadOf,
});

it('begins once', () => {
  expect(startRegistration(given(), registrationId, opened)).toEqual([started]);
  expect(startRegistration(given(started), registrationId, opened)).toEqual([]);
});

it('is paid once, also where that was told after it had expired', () => {
  expect(notePayment(given(started), registrationId)).toEqual([paid]);
  expect(notePayment(given(started, paid), registrationId)).toEqual([]);
  expect(notePayment(given(started, expired), registrationId)).toEqual([paid]);
  expect(expireRegistration(given(started), registrationId)).toEqual([expired]);
  expect(expireRegistration(given(started, paid), registrationId)).toEqual([]);
});

it('makes one account, whoever races', () => {
  expect(claimRegistration(given(started), claim('leeds'))).toEqual([paid, claimed('leeds')]);
  expect(claimRegistration(given(started, paid), claim('leeds'))).toEqual([claimed('leeds')]);
  const now = given(started, paid, claimed('leeds'));
  expect(claimRegistration(now, claim('leeds-2'))).toEqual([]);
  expect(now).toMatchObject({ status: 'claimed', installer: 'leeds', installerId });
});

it('takes another slug where another firm was faster', () => {
  const now = given(started, paid, claimed('leeds'));
  expect(claimRegistration(now, claim('leeds-2', 'leeds'))).toEqual([claimed('leeds-2')]);
  expect(claimRegistration(given(started, paid, claimed('leeds'), completed), claim('leeds-2', 'leeds'))).toEqual([]);
});

it('is an account or money back, never both', () => {
  const asked = { registrationId, reason: 'unfinished', at: later } as const;
  expect(refundRegistration(given(started, paid), asked)).toEqual([refunded]);
  expect(refundRegistration(given(started, paid, claimed('leeds')), asked)).toEqual([refunded]);
  const done = given(started, paid, claimed('leeds'), completed);
  expect(refundRegistration(done, asked)).toEqual([]);
  expect(refundRegistration(given(started), asked)).toEqual([]);
  const back = given(started, paid, refunded);
  expect(refusalOf(() => claimRegistration(back, claim('leeds')))[0]).toMatch(/refunded/);
  expect(completeRegistration(back, registrationId)).toEqual([]);
});

it('gives no money back while its account is being made', () => {
  const asked = { registrationId, reason: 'unfinished' } as const;
  const justClaimed = given(started, paid, claimed('leeds'));
  expect(refundRegistration(justClaimed, { ...asked, at: claimedAt + 9_000 })).toEqual([]);
  expect(refundRegistration(justClaimed, { ...asked, at: claimedAt + 10_000 })).toEqual([refunded]);
  expect(refundRegistration(justClaimed, { ...asked, at: null })).toEqual([refunded]);
});

it('is complete once its account is there', () => {
  expect(completeRegistration(given(started, paid, claimed('leeds')), registrationId)).toEqual([completed]);
  expect(completeRegistration(given(started, paid, claimed('leeds'), completed), registrationId)).toEqual([]);
});

it('of an unknown payment is nobody’s', () => {
  expect(refusalOf(() => claimRegistration(given(), claim('leeds')))).toEqual(['This payment is not known', 'invalid']);
});
