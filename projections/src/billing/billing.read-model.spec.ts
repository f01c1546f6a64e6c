import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { recorded } from '../testing/log-writer';
import { rowsAfter } from '../testing/given';
import { installer } from '../testing/story';
import { billingEntries } from './billing-entries.read-model';
import { billing } from './billing.read-model';

const slug = 'acme';
const sub = { slug, subscriptionId: 'sub_1' };
const invoice = (invoiceId: string) => ({ ...sub, invoiceId, amount: 2400, currency: 'gbp' });
const started: DomainEvent = { type: 'SubscriptionStarted', data: { ...sub, customerId: 'cus_1' } };
const paid = (invoiceId: string, paidAt: string, periodEnd: string): DomainEvent => ({
  type: 'PaymentReceived',
  data: { ...invoice(invoiceId), paidAt, periodEnd },
});
const failed = (invoiceId: string, attempt: number, nextAttemptAt: string | null): DomainEvent => ({
  type: 'PaymentFailed',
  data: { ...invoice(invoiceId), attempt, failure: 'card_declined', nextAttemptAt },
});
const november = paid('in_1', '2026-11-01T09:00:00.000Z', '2026-12-01T09:00:00.000Z');
const december = paid('in_2', '2026-12-04T09:00:00.000Z', '2027-01-01T09:00:00.000Z');
const recovered: DomainEvent = { type: 'SubscriptionRecovered', data: sub };
const endsAt = '2026-12-01T09:00:00.000Z';
const cancels: DomainEvent = { type: 'SubscriptionCancellationScheduled', data: { ...sub, endsAt } };
const keeps: DomainEvent = { type: 'SubscriptionCancellationWithdrawn', data: sub };
const ended: DomainEvent = { type: 'SubscriptionEnded', data: { ...sub, endedAt: endsAt } };

const after = (...events: readonly DomainEvent[]) =>
  rowsAfter(
    billing,
    events.map((event, index) => ({ event, at: `2026-12-02T10:0${index}:00.000Z` })),
  )[0];

it('waits for the first payment, and is paid until the end of its month then', () => {
  expect(after(started)).toMatchObject({ standing: 'incomplete', customer_id: 'cus_1', subscription_id: 'sub_1' });
  expect(after(started, november)).toMatchObject({
    standing: 'active',
    last_payment_date: '2026-11-01T09:00:00.000Z',
    current_period_end: '2026-12-01T09:00:00.000Z',
  });
});

it('says since when a payment fails, why, and when it is tried again', () => {
  const twice = after(started, november, failed('in_2', 1, '2026-12-05T09:00:00.000Z'), failed('in_2', 2, null));
  expect(twice).toMatchObject({
    standing: 'failed',
    failed_at: '2026-12-02T10:02:00.000Z',
    failure: 'card_declined',
    next_attempt_at: null,
  });
});

it('owes nothing any more once the invoice that failed was paid, whether or not that is said, too', () => {
  const fine = { standing: 'active', failed_at: null, failure: null, next_attempt_at: null, owed_invoices: [] };
  expect(after(started, november, failed('in_2', 1, null), december)).toMatchObject(fine);
  expect(after(started, november, failed('in_2', 1, null), recovered)).toMatchObject(fine);
});

it('still owes one invoice where another is paid', () => {
  const row = after(started, failed('in_1', 3, null), failed('in_2', 1, null), december);
  expect(row).toMatchObject({ standing: 'failed', owed_invoices: ['in_1'] });
});

it('keeps the newest payment, in whatever order payments are heard of', () => {
  expect(after(started, december, november)).toMatchObject({ last_payment_date: '2026-12-04T09:00:00.000Z' });
});

it('ends with the month that is paid, unless that is taken back', () => {
  expect(after(started, november, cancels)).toMatchObject({ cancels_at_period_end: true, current_period_end: endsAt });
  expect(after(started, november, cancels, keeps)).toMatchObject({ standing: 'active', cancels_at_period_end: false });
  expect(after(started, november, cancels, ended)).toMatchObject({ standing: 'cancelled', subscription_id: null });
});

it('takes no late word of a former subscription for one of the present one', () => {
  const again: DomainEvent = {
    type: 'SubscriptionStarted',
    data: { slug, subscriptionId: 'sub_2', customerId: 'cus_1' },
  };
  expect(after(started, november, ended, again, failed('in_1', 1, null), ended)).toMatchObject({
    standing: 'incomplete',
    subscription_id: 'sub_2',
    last_payment_date: '2026-11-01T09:00:00.000Z',
  });
});

const told = (event: DomainEvent, kind: 'admin' | 'installer' | 'visitor' | 'system' = 'system') =>
  recorded([{ event }]).flatMap((each) =>
    billingEntries.concerns(each)
      ? billingEntries.rowsOf(Object.assign(each, { actor: { kind, id: null }, causationId: 'cause' }))
      : [],
  );
const acme = installer(slug);

it.each([
  [
    'a payment, which only the provider makes',
    november,
    'installer',
    { kind: 'payment-received', done_by: 'provider', amount: 2400 },
  ],
  [
    'a failure',
    failed('in_2', 1, endsAt),
    'system',
    { done_by: 'provider', detail: 'card_declined', lasts_until: endsAt },
  ],
  ['a cancellation by the installer', cancels, 'installer', { done_by: 'installer', lasts_until: endsAt }],
  ["a cancellation on the provider's own page", cancels, 'system', { done_by: 'provider' }],
  ['an end by the admin', ended, 'admin', { kind: 'subscription-ended', done_by: 'admin' }],
  ['a subscription that somebody who registers began', started, 'visitor', { done_by: 'provider' }],
  [
    'a suspension for a payment',
    acme.suspended('payment'),
    'system',
    { kind: 'suspended', done_by: 'system', detail: 'payment' },
  ],
  ['a suspension by the admin', acme.suspended(), 'admin', { kind: 'suspended', done_by: 'admin', detail: 'admin' }],
  [
    'payment by hand',
    { type: 'InstallerPaymentModeSet', data: { slug, manual: true } },
    'admin',
    { kind: 'manual-payment-on' },
  ],
] as const)('tells of %s', (_, event, actor, row) => {
  expect(told(event, actor)).toEqual([expect.objectContaining({ ...row, slug, cause_id: 'cause' })]);
});

it("keeps no word of the admin's about anybody", () => {
  const [row] = told({ type: 'InstallerRejected', data: { slug, reason: 'Dawn is not on the register' } }, 'admin');
  expect(row).toMatchObject({ kind: 'rejected', detail: null });
  expect(JSON.stringify(row)).not.toContain('Dawn');
});
