import { type Account, invoicesOf } from './account';
import { confirmed } from './card-payment';
import { nextDueAt, nextStep } from './due';
import { knownSubscription } from './known';
import { cancelledAtPeriodEnd, opened } from './ledger';
import { refunded } from './ledger-leaving';
import { LedgerIds } from './ledger-ids';

const ids = new LedgerIds(Buffer.alloc(32, 7));
const at = (iso: string): number => Date.parse(iso);
const nobody = (now: number): Account => ({
  id: ids.of('cus', 'key'),
  email: 'jo@calder.example',
  name: 'Calder Heating',
  createdAt: now,
  changedAt: now,
  metadata: {},
  card: null,
  subscriptions: [],
  invoices: [],
});
const typed = (number: string) => ({ number, expMonth: 12, expYear: 34, cvc: '123' });
const openedOn = (day: string): { account: Account; id: string; invoiceId: string } => {
  const { account } = opened(nobody(at(day)), { key: 'key', metadata: { slug: 'calder' } }, ids, at(day));
  return { account, id: account.subscriptions[0]?.id ?? '', invoiceId: account.invoices[0]?.id ?? '' };
};
const paidOn = (day: string, number = '4242 4242 4242 4242') => {
  const { account, id, invoiceId } = openedOn(day);
  return { account: confirmed(account, invoiceId, { card: typed(number) }, at(day)).account, id };
};
const after = (account: Account, until: number): Account => {
  let now = account;
  for (let due = nextDueAt(now); due !== null && due <= until; due = nextDueAt(now)) now = nextStep(now, ids).account;
  return now;
};

it('takes the money of 14 months, each on the last day of a month too short, over a leap day', () => {
  const { account, id } = paidOn('2027-12-31T10:00:00Z');
  const later = after(account, at('2029-02-28T12:00:00Z'));
  const days = invoicesOf(later, id).map(({ createdAt }) => new Date(createdAt).toISOString().slice(0, 10));
  const lasts =
    '2027-12-31 2028-01-31 2028-02-29 2028-03-31 2028-04-30 2028-05-31 2028-06-30 2028-07-31 ' +
    '2028-08-31 2028-09-30 2028-10-31 2028-11-30 2028-12-31 2029-01-31 2029-02-28';
  expect(days).toEqual(lasts.split(' '));
  expect(knownSubscription(later, id).invoices.every(({ standing }) => standing === 'paid')).toBe(true);
});

it('tries a renewal again three times within a week, then ends the subscription', () => {
  const { account, id } = paidOn('2027-01-10T10:00:00Z', '4000 0000 0000 0341');
  expect(knownSubscription(after(account, at('2027-02-11T00:00:00Z')), id).standing).toBe('failed');
  const known = knownSubscription(after(account, at('2027-02-18T00:00:00Z')), id);
  expect([known.standing, known.endedAt, known.invoices[1]?.attempts]).toEqual([
    'cancelled',
    '2027-02-17T10:00:00.000Z',
    4,
  ]);
});

it.each([
  ['4242 4242 4242 4242', 'succeeded', undefined],
  ['4000 0000 0000 0002', 'declined', 'Your card was declined.'],
  ['4000 0025 0000 3155', 'requires_action', undefined],
  ['4000 0000 0000 0341', 'succeeded', undefined],
  ['4242 4242 4242 4241', 'declined', 'Your card number is invalid.'],
])('answers the card %s with %s', (number, status, message) => {
  const { account, invoiceId } = openedOn('2027-01-10T10:00:00Z');
  expect(confirmed(account, invoiceId, { card: typed(number) }, at('2027-01-10T10:05:00Z')).answer).toEqual({
    status,
    ...(message && { message }),
  });
});

it('expires after 23 hours where nobody pays', () => {
  const { account, id } = openedOn('2027-01-10T10:00:00Z');
  expect(knownSubscription(after(account, at('2027-01-11T09:00:00Z')), id).endedAt).toBe('2027-01-11T09:00:00.000Z');
});

it('ends with the month that is paid where it was cancelled, and gives money back once', () => {
  const { account, id } = paidOn('2027-01-31T10:00:00Z');
  const known = knownSubscription(
    after(cancelledAtPeriodEnd(account, id, true, at('2027-02-01T00:00:00Z')).account, at('2027-03-31T00:00:00Z')),
    id,
  );
  expect([known.standing, known.endedAt, known.invoices.length]).toEqual(['cancelled', '2027-02-28T10:00:00.000Z', 1]);
  const once = refunded(account, id, at('2027-02-01T00:00:00Z'));
  expect(once.happened.map(({ type }) => type)).toEqual(['charge.refunded']);
  expect(refunded(once.account, id, at('2027-02-02T00:00:00Z')).happened).toEqual([]);
});
