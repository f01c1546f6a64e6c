import type { InstallerEvent, RecordedEvent, SubscriptionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { recorded } from '../testing/past';
import { storyOf } from './installer-story';

const slug = 'leeds';
const ofSubscription = { slug, subscriptionId: 'sub_1' };
const invoice = { ...ofSubscription, invoiceId: 'in_1', amount: 2400, currency: 'gbp' };
const credentialId = '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

const inLog = (event: InstallerEvent | SubscriptionEvent, number: number): RecordedEvent => ({
  ...recorded(event, number, '2026-11-19T09:00:00.000Z'),
  stream: `${event.type.startsWith('Installer') ? 'installer' : 'subscription'}-${slug}`,
});

const told = (...events: readonly (InstallerEvent | SubscriptionEvent)[]): readonly string[] =>
  storyOf(events.map((event, index) => inLog(event, index + 1)))
    .map(({ words }) => words)
    .toReversed();

it('tells why a chatbot was suspended, and what it took to bring it back', () => {
  expect(
    told(
      { type: 'PaymentFailed', data: { ...invoice, attempt: 1, failure: 'insufficient_funds', nextAttemptAt: null } },
      { type: 'InstallerSuspended', data: { slug, cause: 'payment' } },
      { type: 'PaymentReceived', data: { ...invoice, paidAt: '2026-11-19T09:00:00.000Z', periodEnd: null } },
      { type: 'SubscriptionRecovered', data: ofSubscription },
      { type: 'InstallerResumed', data: { slug, cause: 'payment' } },
      { type: 'InstallerSuspended', data: { slug, cause: 'admin' } },
    ),
  ).toEqual([
    'Payment of £24.00 failed (insufficient funds)',
    'Chatbot suspended: the subscription is unpaid',
    'Paid £24.00',
    'Nothing is owed any more',
    'Chatbot resumed',
    'Chatbot suspended by the admin',
  ]);
});

const key = (keyVersion: number, formerUntil?: string): InstallerEvent => ({
  type: 'InstallerApiKeyIssued',
  data: { slug, credentialId, keyVersion, ...(formerUntil && { formerUntil }) },
});

it('tells the first key from a rotation, and whether the old key still works for a while', () => {
  expect(told(key(1), key(2, '2026-11-20T09:00:00.000Z'), key(3))).toEqual([
    'First API key issued',
    'API key rotated, now version 2; the old one works until 20 Nov 2026, 09:00',
    'API key rotated, now version 3; the old one stopped at once',
  ]);
});

it('keeps every notice of the payment provider out: the billing log has them', () => {
  const notice = {
    ...ofSubscription,
    stripeEventId: 'evt_1',
    eventType: 'invoice.paid',
    status: 'paid',
    amount: null,
    currency: null,
    invoiceId: null,
    errorMessage: null,
  };
  expect(told({ type: 'PaymentNoticeReceived', data: notice })).toEqual([]);
});
