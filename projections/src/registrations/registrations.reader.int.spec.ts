import type { DomainEvent, RegistrationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { platform } from '../read-database';
import { ReadSide } from '../testing/read-side';
import { begunPage, type BegunRegistration, RegistrationsReader } from './registrations.reader';

const idOf = (letter: string): string => `018f5b7e-0000-4000-8000-${letter.repeat(12)}`;
const now = '2026-11-20T12:00:00.000Z';

const of = (event: RegistrationEvent, at: string): { event: DomainEvent; at: string } => ({ event, at });
const registration = (letter: string) => {
  const common = { slug: platformTenant, registrationId: idOf(letter) } as const;
  const ids = { customerId: `cus_${letter}`, subscriptionId: `sub_${letter}`, paymentIntentId: `pi_${letter}` };
  return {
    started: (at: string) => of({ type: 'RegistrationStarted', data: { ...common, loginHash: letter, ...ids } }, at),
    paid: (at: string) => of({ type: 'RegistrationPaid', data: { ...common, amount: 2400, currency: 'gbp' } }, at),
    claimed: (at: string) =>
      of({ type: 'RegistrationClaimed', data: { ...common, installer: `firm-${letter}`, installerId: idOf('9') } }, at),
    completed: (at: string) =>
      of({ type: 'RegistrationCompleted', data: { ...common, installer: `firm-${letter}` } }, at),
    refunded: (at: string) => of({ type: 'RegistrationRefunded', data: { ...common, reason: 'unfinished' } }, at),
    expired: (at: string) => of({ type: 'RegistrationExpired', data: common }, at),
  };
};
const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map(registration);
if (!a || !b || !c || !d || !e || !f) throw new Error('six registrations');

let side: ReadSide;
let reader: RegistrationsReader;

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new RegistrationsReader(side.readers);
  await side.start();
  await side.shows(
    f.started('2026-10-01T10:00:00.000Z'),
    f.paid('2026-10-01T10:01:00.000Z'),
    f.refunded('2026-10-01T10:20:00.000Z'),
    a.started('2026-11-19T11:59:00.000Z'),
    b.started('2026-11-20T11:00:00.000Z'),
    b.paid('2026-11-20T11:44:00.000Z'),
    c.started('2026-11-20T11:30:00.000Z'),
    c.paid('2026-11-20T11:50:00.000Z'),
    c.claimed('2026-11-20T11:51:00.000Z'),
    d.started('2026-11-20T11:31:00.000Z'),
    d.paid('2026-11-20T11:32:00.000Z'),
    d.claimed('2026-11-20T11:33:00.000Z'),
    d.completed('2026-11-20T11:34:00.000Z'),
    e.started('2026-11-20T10:00:00.000Z'),
    e.paid('2026-11-20T10:01:00.000Z'),
    e.refunded('2026-11-20T10:20:00.000Z'),
  );
});
afterAll(() => side.close());

it('shows the admin what was paid without an account, and what went back this month', async () => {
  expect(await reader.open(platform, now)).toMatchObject([
    { registrationId: idOf('c'), standing: 'claimed', slug: 'firm-c', paymentIntentId: 'pi_c' },
    { registrationId: idOf('b'), standing: 'paid', amount: 2400, refundDueAt: '2026-11-20T11:59:00.000Z', slug: null },
    { registrationId: idOf('e'), standing: 'refunded', refundReason: 'unfinished', refundDueAt: null },
  ]);
});

it('names what has waited for its account for over 15 minutes', async () => {
  expect(await reader.due(platform, '2026-11-20T11:58:59.000Z')).toEqual([]);
  expect(await reader.due(platform, now)).toEqual([
    { registrationId: idOf('b'), standing: 'paid', paymentIntentId: 'pi_b', subscriptionId: 'sub_b', installer: null },
  ]);
  expect(await reader.due(platform, '2026-11-20T12:30:00.000Z')).toMatchObject([
    { registrationId: idOf('b') },
    { registrationId: idOf('c'), installer: 'firm-c' },
  ]);
});

it('names what nobody has paid yet, until it has expired; a payment that comes after all is not lost', async () => {
  expect(await reader.begun(platform, null)).toMatchObject([{ registrationId: idOf('a') }]);
  await side.shows(a.expired(now));
  expect(await reader.begun(platform, null)).toEqual([]);
  await side.shows(a.paid('2026-11-20T12:01:00.000Z'));
  expect(await reader.open(platform, now)).toContainEqual(expect.objectContaining({ registrationId: idOf('a') }));
});

it('leads through all that were begun, page by page, those of one moment too, each once', async () => {
  const all = Array.from({ length: begunPage * 2 + 1 }, (_, number) => idOf('a').slice(0, -4) + (1000 + number));
  const same = '2026-11-20T13:00:00.000Z';
  await side.shows(
    ...all.map((registrationId) => {
      const ids = { loginHash: 'h', customerId: 'cus', subscriptionId: 'sub', paymentIntentId: `pi_${registrationId}` };
      return of({ type: 'RegistrationStarted', data: { slug: platformTenant, registrationId, ...ids } }, same);
    }),
  );
  const found: string[] = [];
  for (let after: BegunRegistration | null = null; ;) {
    const page: readonly BegunRegistration[] = await reader.begun(platform, after);
    found.push(...page.map(({ registrationId }) => registrationId));
    after = page.at(-1) ?? null;
    if (page.length < begunPage) break;
  }
  expect(found.toSorted()).toEqual(all.toSorted());
});
