import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { InstallerReader } from '../installers/installer.reader';
import { notificationExamples } from '../testing/notification-examples';
import { ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { BillingReader } from './billing.reader';
import { PaymentLogReader } from './payment-log.reader';

const ofSubscription = (slug: string) => ({ slug, subscriptionId: `sub_${slug}` });
const invoiceOf = (slug: string) => ({
  ...ofSubscription(slug),
  invoiceId: `in_${slug}`,
  amount: 2400,
  currency: 'gbp',
});
const started = (slug: string): DomainEvent => ({
  type: 'SubscriptionStarted',
  data: { ...ofSubscription(slug), customerId: `cus_${slug}` },
});
const paid = (slug: string): DomainEvent => ({
  type: 'PaymentReceived',
  data: { ...invoiceOf(slug), paidAt: '2026-11-20T09:00:00.000Z', periodEnd: '2026-12-20T09:00:00.000Z' },
});
const notice = (slug: string, stripeEventId: string, amount: number | null): DomainEvent => ({
  type: 'PaymentNoticeReceived',
  data: {
    ...ofSubscription(slug),
    stripeEventId,
    eventType: amount === null ? 'customer.subscription.updated' : 'invoice.paid',
    status: amount === null ? 'active' : 'paid',
    amount,
    currency: amount === null ? null : 'gbp',
    invoiceId: amount === null ? null : `in_${slug}`,
    errorMessage: null,
  },
});

let side: ReadSide;
let reader: BillingReader;
let log: PaymentLogReader;
const [acme, best, plain] = [installer('acme'), installer('best'), installer('plain')];

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new BillingReader(side.readers);
  log = new PaymentLogReader(side.readers);
  await side.start();
  await side.shows(
    { event: acme.created('Acme'), at: '2026-11-20T08:00:00.000Z' },
    best.created('Best'),
    plain.created('Plain'),
    started('acme'),
    started('best'),
    { event: paid('acme'), at: '2026-11-20T09:00:05.000Z' },
    notice('acme', 'evt_1', 2400),
    notice('acme', 'evt_2', null),
    notice('best', 'evt_3', 2400),
    { event: acme.suspended('admin'), at: '2026-11-20T11:00:00.000Z' },
  );
});
afterAll(() => side.close());

it('says how payments stand, and that nothing does where there is no subscription', async () => {
  expect(await reader.ofInstaller('acme')).toEqual({
    standing: 'active',
    customerId: 'cus_acme',
    subscriptionId: 'sub_acme',
    manualPaymentMode: false,
    lastPaymentDate: '2026-11-20T09:00:00.000Z',
    currentPeriodEnd: '2026-12-20T09:00:00.000Z',
    cancelsAtPeriodEnd: false,
    failedAt: null,
    failure: null,
    nextAttemptAt: null,
  });
  expect(await reader.ofInstaller('plain')).toMatchObject({ standing: 'none', customerId: null });
  expect(await reader.ofInstaller('nobody')).toBeUndefined();
});

it('tells what happened, newest first, of that installer alone', async () => {
  expect(await reader.entries('acme')).toMatchObject([
    { kind: 'suspended', detail: 'admin', at: '2026-11-20T11:00:00.000Z', amount: null },
    { kind: 'payment-received', by: 'provider', amount: 2400, invoiceId: 'in_acme', until: null, causeId: null },
    { kind: 'subscription-started' },
  ]);
  expect(await reader.entries('best')).toMatchObject([{ kind: 'subscription-started' }]);
});

it('logs what the provider sent, newest first, in the default currency where it named none', async () => {
  expect(await log.of('acme')).toMatchObject([
    { stripeEventId: 'evt_2', eventType: 'customer.subscription.updated', amount: null, currency: 'gbp', metadata: {} },
    {
      stripeEventId: 'evt_1',
      installerId: 'acme',
      status: 'paid',
      amount: 2400,
      invoiceId: 'in_acme',
      subscriptionId: 'sub_acme',
    },
  ]);
  expect(await log.of('best')).toHaveLength(1);
});

it('keeps the money facts of a deleted installer, and nothing else of it', async () => {
  const chat = conversation('best', '018f5b7e-bbbb-4bbb-8bbb-bbbbbbbbbbbb');
  const subject = { slug: 'best', sessionId: '018f5b7e-bbbb-4bbb-8bbb-bbbbbbbbbbbb', number: 1 };
  const suppressed = { type: 'AddressSuppressed', data: notificationExamples.AddressSuppressed(subject) } as const;
  await side.shows(chat.started(), chat.says('Hello'), suppressed, paid('best'));
  await side.shows(best.deleted());
  expect(await new InstallerReader(side.readers).bySlug('best')).toBeUndefined();
  expect(await reader.ofInstaller('best')).toBeUndefined();
  // By these the deletion finds whose words are to be erased.
  expect((await side.superuser.query(`select from read.conversations where slug = 'best'`)).rowCount).toBe(1);

  await side.shows(chat.erased(), best.erased());
  for (const table of ['conversations', 'messages', 'insights', 'suppressions', 'installers'])
    expect((await side.superuser.query(`select from read.${table} where slug = 'best'`)).rowCount).toBe(0);
  expect(await reader.entries('best')).toMatchObject([{ kind: 'payment-received' }, { kind: 'subscription-started' }]);
  expect(await log.of('best')).toHaveLength(1);
  expect((await side.superuser.query(`select standing from read.billing where slug = 'best'`)).rows).toEqual([
    { standing: 'active' },
  ]);
  expect(await new InstallerReader(side.readers).bySlug('acme')).toMatchObject({ name: 'Acme' });
});

it('keeps of a deleted one how its payments stood, and has nothing of one that never paid', async () => {
  expect(await reader.ofDeleted('acme')).toMatchObject({ standing: 'active', customerId: 'cus_acme' });
  expect(await reader.ofDeleted('never-there')).toMatchObject({ standing: 'none', customerId: null, failedAt: null });
});
