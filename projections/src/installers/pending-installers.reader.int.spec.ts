import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { platform } from '../read-database';
import { ReadSide } from '../testing/read-side';
import { installer } from '../testing/story';
import { InstallersReader } from './installers.reader';
import { PendingInstallersReader } from './pending-installers.reader';

const id = '018f5b7e-1111-4111-8111-111111111111';
const registers = (slug: string): DomainEvent => ({
  type: 'InstallerCreated',
  data: { slug, installerId: id, name: slug, registrationSource: 'website' },
});
const verifies = (slug: string): DomainEvent => ({
  type: 'InstallerEmailVerified',
  data: { slug, verificationId: id },
});
const isApproved = (slug: string): DomainEvent => ({
  type: 'InstallerApproved',
  data: { slug, gasSafe: null, approvalNotes: null },
});
const subscribes = (slug: string): DomainEvent => ({
  type: 'SubscriptionStarted',
  data: { slug, subscriptionId: `sub_${slug}`, customerId: `cus_${slug}` },
});
const invoice = (slug: string) =>
  ({ slug, subscriptionId: `sub_${slug}`, invoiceId: `in_${slug}`, amount: 2400, currency: 'gbp' }) as const;
const pays = (slug: string): DomainEvent => ({
  type: 'PaymentReceived',
  data: { ...invoice(slug), paidAt: '2026-11-06T09:00:00.000Z', periodEnd: '2026-12-06T09:00:00.000Z' },
});
const isRejected = (slug: string): DomainEvent => ({ type: 'InstallerRejected', data: { slug, reason: null } });

let side: ReadSide;
let reader: PendingInstallersReader;

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new PendingInstallersReader(side.readers);
  await side.start();
  await side.shows(
    { event: installer('admins-own').created('Admin’s own'), at: '2026-11-01T09:00:00.000Z' },
    { event: registers('oldest'), at: '2026-11-02T09:00:00.000Z' },
    { event: registers('ready'), at: '2026-11-03T09:00:00.000Z' },
    { event: registers('ready-too'), at: '2026-11-04T09:00:00.000Z' },
    { event: registers('let-in'), at: '2026-11-05T09:00:00.000Z' },
    { event: registers('turned-down'), at: '2026-11-06T09:00:00.000Z' },
    ...['ready-too', 'ready', 'let-in'].map(verifies),
    isApproved('let-in'),
    isRejected('turned-down'),
  );
});
afterAll(() => side.close());

const slugsOf = async (filter: 'waiting' | 'rejected') =>
  (await reader.list(platform, filter)).installers.map(({ slug }) => slug);

it('lists who waits for approval: those ready for it first, then the oldest', async () => {
  expect(await slugsOf('waiting')).toEqual(['ready', 'ready-too', 'oldest']);
  expect(await slugsOf('rejected')).toEqual(['turned-down']);
  expect((await reader.list(platform, 'rejected')).counts).toEqual({ waiting: 3, rejected: 1 });
});

it('counts none of them among the active', async () => {
  const query = { search: '', filter: 'all', sort: 'name', page: 1, pageSize: 25 } as const;
  const active = await new InstallersReader(side.readers).list(platform, query, '2026-11-20');
  expect(active.installers.map(({ slug }) => slug)).toEqual(['admins-own', 'let-in']);
  expect(active).toMatchObject({ total: 2, counts: { active: 2, suspended: 0 } });
});

it('has one wait again whose rejection is taken back', async () => {
  await side.shows({ type: 'InstallerRejectionWithdrawn', data: { slug: 'turned-down' } });
  expect(await slugsOf('waiting')).toEqual(['ready', 'ready-too', 'oldest', 'turned-down']);
  expect((await reader.list(platform, 'waiting')).counts).toEqual({ waiting: 4, rejected: 0 });
});

it('puts who has paid before who was refunded and has not paid again', async () => {
  await side.shows(
    subscribes('ready-too'),
    pays('ready-too'),
    subscribes('ready'),
    pays('ready'),
    { type: 'PaymentRefunded', data: invoice('ready') },
    {
      type: 'SubscriptionEnded',
      data: { slug: 'ready', subscriptionId: 'sub_ready', endedAt: '2026-11-07T09:00:00.000Z' },
    },
  );
  const { installers } = await reader.list(platform, 'waiting');
  expect(installers.map(({ slug, refundedAt }) => [slug, refundedAt !== null])).toEqual([
    ['ready-too', false],
    ['ready', true],
    ['oldest', false],
    ['turned-down', false],
  ]);
});
