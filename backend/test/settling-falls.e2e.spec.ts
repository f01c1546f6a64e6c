import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { PaymentGateway } from '@pilotlight/backend/gateways/payments/payments';
import { signatureOf } from '@pilotlight/backend/gateways/payments/signature';
import {
  INFRASTRUCTURE_OPTIONS,
  type InfrastructureOptions,
} from '@pilotlight/backend/infrastructure/infrastructure-options';
import { RefundRegistration } from '@pilotlight/backend/registrations/refund-registration.policy';
import { SettleRegistrations } from '@pilotlight/backend/registrations/settle-registrations';
import { registrationStream } from '@pilotlight/backend/write-side/stream-names';
import { begunPage } from '@pilotlight/projections/registrations/registrations.reader';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Fall } from './falls';
import { until } from './google-calls';
import { goesOn, Joiner, sequels, steps } from './joiner';
import { leftWrong, readModelsCaughtUp, wholeLog } from './joining-books';
import { TwoProcesses } from './two-processes';

let both: TwoProcesses;
beforeAll(async () => {
  both = await TwoProcesses.start();
});
afterAll(() => both.stop());

const away = new Set<Joiner>();
/** Has paid, and is gone. */
const paidAlone = async (): Promise<Joiner> => {
  const joiner = new Joiner('Settling Boilers');
  for (const step of steps.slice(0, 2)) await joiner[step](both.afterwards);
  away.add(joiner);
  await readModelsCaughtUp(both.afterwards);
  return joiner;
};
/** Has an account that its process didn't come to complete. */
const halfDone = async (): Promise<Joiner> => {
  const joiner = await paidAlone();
  await both.doom.strike({ act: 'adopt', side: 'before' }, () => joiner.registers(both.falling));
  await both.heard();
  away.delete(joiner);
  return joiner;
};
const heardOf = async (): Promise<Joiner> => {
  const joiner = await paidAlone();
  await both.heard();
  return joiner;
};

/** Each side of a call; who fell. */
const onBothSides = async (
  act: string,
  times: number,
  joins: (fall: Fall, index: number) => Promise<Joiner>,
): Promise<Joiner[]> => {
  const joiners: Joiner[] = [];
  for (let index = 0; index < 2 * times; index += 1)
    joiners.push(await joins({ act, side: index % 2 === 0 ? 'before' : 'after' }, index));
  return joiners;
};
const runs = (now: Date) => both.falling.app.get(SettleRegistrations).run(now);
const runsNow = () => runs(new Date());
const runsLast = () => both.lastRun(runs);

it.each([
  ['learns of a payment', 'subscription', paidAlone, runsNow],
  ['writes a payment down', 'append RegistrationPaid', paidAlone, runsNow],
  ['decides to give money back', 'append RegistrationRefunded', heardOf, runsLast],
  ['makes a subscription its account’s', 'adopt', halfDone, runsLast],
  ['completes a registration', 'append RegistrationCompleted', halfDone, runsLast],
] as const)('settles every payment, whatever falls as the job %s', async (_, act, begun, run) => {
  const joiners = await onBothSides(act, 2, async (fall, index) => {
    const joiner = await begun();
    await both.doom.strike(fall, run);
    // Half of those whose money may go back come back themselves before the job does.
    if (away.has(joiner) && index % 4 < 2) {
      away.delete(joiner);
      const { status } = await joiner.registers(both.afterwards);
      if (status !== 200) await sequels['begins anew'](joiner, both.afterwards);
    } else await both.settled();
    return joiner;
  });
  await both.settled();
  expect(await leftWrong(both.afterwards, joiners, away)).toEqual([]);
});

it('gives money back once, whatever falls as it does', async () => {
  const { afterwards, falling, doom } = both;
  const joiners = await onBothSides('end', 2, async (fall) => {
    const joiner = await heardOf();
    await afterwards.app.get(PolicyRunners).stop();
    await both.lastRun();
    const decided = (await wholeLog(afterwards)).findLast((event) => event.type === 'RegistrationRefunded');
    if (!decided) throw new Error('nothing is given back');
    await doom.strike(fall, () => falling.app.get(RefundRegistration).react(decided));
    await afterwards.app.get(PolicyRunners).start();
    return joiner;
  });
  expect(await leftWrong(afterwards, joiners, away)).toEqual([]);
});

it.each([
  ['append InstallerCreated', 409, 'This payment was refunded. Please register again.'],
  ['adopt', 200, expect.stringMatching(/^Registration successful!/)],
  ['append RegistrationCompleted', 200, expect.stringMatching(/^Registration successful!/)],
])('leaves nobody an account whose money went back, where its process was slow at %s', async (act, wanted, words) => {
  const { afterwards, falling, doom } = both;
  const joiner = await heardOf();
  const slow = await doom.strike({ act, side: 'before' }, () => joiner.registers(falling));
  await readModelsCaughtUp(afterwards);
  await both.lastRun();
  const { status, json } = await slow.resume();
  expect([status, json['message']]).toEqual([wanted, words]);
  if (status === 200) away.delete(joiner);
  expect(await leftWrong(afterwards, [joiner], away)).toEqual([]);
});

it('verifies an email once, whatever falls as it does', async () => {
  const { afterwards, falling, doom } = both;
  await onBothSides('append InstallerEmailVerified', 2, async (fall) => {
    const joiner = await paidAlone();
    const token = (await joiner.registers(afterwards)).json['verificationToken'];
    const verify = { body: { token }, headers: { 'x-forwarded-for': joiner.address } };
    await doom.strike(fall, () => falling.call('POST', '/api/installer/verify-email', verify));
    expect((await afterwards.call('POST', '/api/installer/verify-email', verify)).status).toBe(200);
    return joiner;
  });
  const verified = (await wholeLog(afterwards)).flatMap(({ type, tenant }) =>
    type === 'InstallerEmailVerified' ? [tenant] : [],
  );
  expect([verified.length, new Set(verified).size]).toEqual([4, 4]);
});

const kept = z.array(z.object({ id: z.string(), body: z.string() }));

it('comes to one state of a word whose reader fell before it answered, and which was sent again', async () => {
  const { afterwards, falling, doom } = both;
  const { personalData } = afterwards.app.get<InfrastructureOptions>(INFRASTRUCTURE_OPTIONS);
  const secret = `whsec_${(await personalData.secret('test-payments')).toString('hex')}`;
  const said: string[] = [];
  const joiners = await onBothSides('queue payment-notice', 8, async (fall, index) => {
    await afterwards.database.query('delete from access.test_payment_events');
    const joiner = new Joiner('Told Boilers');
    await goesOn(joiner, afterwards, 'begins');
    const { rows } = await afterwards.database.query('select id, body from access.test_payment_events order by serial');
    const words = kept.parse(rows);
    // Of the eight words each falls on both sides.
    const word = words[Math.floor(index / 2) % words.length];
    for (const { id, body } of words) {
      const headers = { 'stripe-signature': signatureOf(body, secret, new Date()) };
      const send = (backend: typeof falling) => backend.call('POST', '/api/stripe/webhook', { body, headers });
      if (id === word?.id) await doom.strike(fall, () => send(falling));
      expect((await send(afterwards)).status).toBe(200);
      said.push(id);
    }
    return joiner;
  });
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const log = await wholeLog(afterwards);
    const heard = log.flatMap((event) => (event.type === 'PaymentNoticeReceived' ? [event.data.stripeEventId] : []));
    if (new Set(heard).size < said.length) {
      await pause(100);
      continue;
    }
    expect(heard.toSorted()).toEqual(said.toSorted());
    expect(await leftWrong(afterwards, joiners, away)).toEqual([]);
    return;
  }
  throw new Error('Not every word was heard');
});

it('finds the payment that nobody told of behind a flood of registrations that were begun after it', async () => {
  const { afterwards } = both;
  const joiner = await paidAlone();
  const { eventStore } = afterwards.app.get<InfrastructureOptions>(INFRASTRUCTURE_OPTIONS);
  const ids = { loginHash: 'h', customerId: 'cus_0', subscriptionId: 'sub_0', paymentIntentId: 'pi_0' };
  for (let flood = 0; flood < begunPage + 10; flood += 1) {
    const registrationId = randomUUID();
    const data = { slug: platformTenant, registrationId, ...ids } as const;
    const metadata = { tenant: platformTenant, actor: { kind: 'system', id: null }, correlationId: 'flood' } as const;
    await eventStore.append({
      stream: registrationStream(registrationId),
      expected: 'no-stream',
      events: [{ id: randomUUID(), type: 'RegistrationStarted', data }],
      metadata: { ...metadata, causationId: null },
    });
  }
  await both.settled();
  const payments = afterwards.app.get(PaymentGateway);
  await until(async () => (await payments.payment(joiner.paymentIntentId))?.standing === 'refunded');
});
