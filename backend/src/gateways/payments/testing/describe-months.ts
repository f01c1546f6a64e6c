import { randomUUID } from 'node:crypto';
import {
  day,
  decliningCard,
  goodCard,
  known,
  later,
  over,
  paidUp,
  pastRenewal,
  type PaymentsUnderTest,
  tiringCard,
} from './payments-contract';

const february = (year: number): number => new Date(Date.UTC(year, 2, 0)).getUTCDate();

/** The first 31 January to come before a February of so many days. */
const lastOfJanuary = (now: Date, days: number): Date => {
  let year = now.getUTCFullYear() + 1;
  while (february(year) !== days) year += 1;
  return new Date(Date.UTC(year, 0, 31, 10));
};

/** Renewals, and what a card or an installer makes of them. */
export const describeMonths = (get: () => PaymentsUnderTest): void => {
  it.each([28, 29])(
    'are taken each month, on the last day of one that is too short (February has %i)',
    async (days) => {
      const test = get();
      const start = lastOfJanuary(await test.now(), days);
      await test.moveTo(start);
      const opened = await paidUp(test);
      const year = start.getUTCFullYear();
      await test.moveTo(new Date(Date.UTC(year, 4, 2)));
      const { standing, currentPeriodEnd, invoices } = await known(test, opened.subscriptionId);
      const dates = ['01-31', `02-${days}`, '03-31', '04-30'].map((date) => `${year}-${date}`);
      expect(invoices.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(dates);
      expect(invoices.map((each) => [each.standing, each.amountPaid, each.attempts])).toEqual(
        dates.map(() => ['paid', 2400, 1]),
      );
      expect([standing, currentPeriodEnd?.slice(0, 10)]).toEqual(['active', `${year}-05-31`]);
      expect(await test.moneyOf(opened.customerId)).toEqual({ charges: 4, kept: 9600 });
      await over(test, opened);
    },
  );

  it('are owed where a renewal fails, and in order again once another card pays', async () => {
    const test = get();
    const opened = await paidUp(test, tiringCard);
    await pastRenewal(test, opened.subscriptionId);
    const owing = await known(test, opened.subscriptionId);
    expect(owing).toMatchObject({
      standing: 'failed',
      endedAt: null,
      invoices: [
        { standing: 'paid' },
        { standing: 'open', amountDue: 2400, attempts: 1, failure: { code: 'card_declined' }, paidAt: null },
      ],
    });
    const now = await test.now();
    expect(Date.parse(owing.invoices[1]?.nextAttemptAt ?? '')).toBeGreaterThan(now.getTime());
    expect(await test.changeCard(opened.customerId, decliningCard)).toMatchObject({ status: 'declined' });
    expect((await known(test, opened.subscriptionId)).standing).toBe('failed');
    expect(await test.changeCard(opened.customerId, goodCard)).toEqual({ status: 'succeeded' });
    expect(await known(test, opened.subscriptionId)).toMatchObject({
      standing: 'active',
      invoices: [{}, { standing: 'paid', amountPaid: 2400, failure: null, nextAttemptAt: null }],
    });
    expect(await test.moneyOf(opened.customerId)).toEqual({ charges: 2, kept: 4800 });
    await over(test, opened);
  });

  it('end a subscription whose renewal fails four times in a week', async () => {
    const test = get();
    const { subscriptionId, customerId } = await paidUp(test, tiringCard);
    await pastRenewal(test, subscriptionId);
    await later(test, 8 * day);
    expect(await known(test, subscriptionId)).toMatchObject({
      standing: 'cancelled',
      endedAt: expect.any(String),
      invoices: [{ standing: 'paid' }, { standing: 'uncollectible', attempts: 4, nextAttemptAt: null }],
    });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 2400 });
  });

  it('end with the month that is paid where that was wished and not taken back', async () => {
    const test = get();
    const { subscriptionId, customerId } = await paidUp(test);
    const cancels = async (wish: boolean) => {
      await test.gateway.cancelAtPeriodEnd(subscriptionId, wish, randomUUID());
      expect(await known(test, subscriptionId)).toMatchObject({ standing: 'active', cancelsAtPeriodEnd: wish });
    };
    await cancels(true);
    await cancels(true);
    await cancels(false);
    await pastRenewal(test, subscriptionId);
    const { currentPeriodEnd } = await known(test, subscriptionId);
    expect(await test.moneyOf(customerId)).toEqual({ charges: 2, kept: 4800 });
    await cancels(true);
    await pastRenewal(test, subscriptionId);
    const ended = await known(test, subscriptionId);
    expect([ended.standing, ended.endedAt, ended.invoices.length]).toEqual(['cancelled', currentPeriodEnd, 2]);
    expect(await test.moneyOf(customerId)).toEqual({ charges: 2, kept: 4800 });
    const late = test.gateway.cancelAtPeriodEnd(subscriptionId, false, randomUUID());
    await expect(late).rejects.toMatchObject({ name: 'PaymentsProblem', fault: 'declined' });
  });

  it('that are owed are owed no more once the subscription is ended', async () => {
    const test = get();
    const opened = await paidUp(test, tiringCard);
    await pastRenewal(test, opened.subscriptionId);
    await over(test, opened);
    expect(await known(test, opened.subscriptionId)).toMatchObject({
      standing: 'cancelled',
      invoices: [{ standing: 'paid' }, { standing: 'void', nextAttemptAt: null }],
    });
    await test.changeCard(opened.customerId, goodCard);
    await later(test, 10 * day);
    expect(await test.moneyOf(opened.customerId)).toEqual({ charges: 1, kept: 2400 });
  });
};
