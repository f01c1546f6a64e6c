import { randomUUID } from 'node:crypto';
import { type KnownSubscription, PaymentsProblem, UnsignedNotice } from '../payments';
import { goodCard, known, later, over, paidUp, type PaymentsUnderTest, wanted } from './payments-contract';

const minute = 60_000;

const changedSince = async ({ gateway }: PaymentsUnderTest, since: Date): Promise<readonly KnownSubscription[]> => {
  const all: KnownSubscription[] = [];
  for await (const each of gateway.changedSince(since)) all.push(each);
  return all;
};

/** What is asked of whoever takes the money, also twice, at once, or without hearing the answer. */
export const describeCommands = (get: () => PaymentsUnderTest): void => {
  it('go back in full, once, where a subscription ends with its refund', async () => {
    const test = get();
    const { subscriptionId, customerId, paymentIntentId } = await paidUp(test);
    for (const key of ['first', 'first', 'second'])
      await test.gateway.end(subscriptionId, { refund: 'last' }, `${key} ${subscriptionId}`);
    expect(await known(test, subscriptionId)).toMatchObject({
      standing: 'cancelled',
      endedAt: expect.any(String),
      invoices: [{ standing: 'paid', amountPaid: 2400, amountRefunded: 2400 }],
    });
    expect(await test.gateway.payment(paymentIntentId)).toMatchObject({ standing: 'refunded' });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 0 });
  });

  it('go back once, whoever else ends it at the same time', async () => {
    const test = get();
    const { subscriptionId, customerId } = await paidUp(test);
    const ends = Array.from({ length: 4 }, () => test.gateway.end(subscriptionId, { refund: 'last' }, randomUUID()));
    expect(await Promise.all(ends)).toEqual(Array(4).fill(undefined));
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 0 });
  });

  it('of nobody end, without a word', async () => {
    await expect(get().gateway.end('sub_nobody', { refund: 'last' }, randomUUID())).resolves.toBeUndefined();
  });

  it('can no more be made where the subscription was ended before', async () => {
    const test = get();
    const { subscriptionId, customerId, clientSecret } = await test.gateway.open(wanted());
    await test.gateway.end(subscriptionId, { refund: 'last' }, randomUUID());
    expect(await known(test, subscriptionId)).toMatchObject({
      standing: 'cancelled',
      invoices: [{ standing: 'void' }],
    });
    expect(await test.confirm(clientSecret, goodCard)).toMatchObject({ status: 'declined' });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 0, kept: 0 });
  });

  it('are opened once by one key, at once or again, though the firm has another name by then', async () => {
    const test = get();
    const asked = wanted();
    const [first, ...same] = await Promise.all(Array.from({ length: 4 }, () => test.gateway.open(asked)));
    expect(same).toEqual([first, first, first]);
    expect(await test.gateway.open({ ...asked, name: 'Leeds Boilers & Sons', email: 'new@leeds.example' })).toEqual(
      first,
    );
    const { subscriptionId = '', customerId = '', clientSecret = '' } = first ?? {};
    expect(await test.confirm(clientSecret, goodCard)).toEqual({ status: 'succeeded' });
    expect(await test.gateway.open(asked)).toEqual(first);
    expect((await known(test, subscriptionId)).invoices).toHaveLength(1);
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 2400 });
    await test.gateway.end(subscriptionId, { refund: 'nothing' }, randomUUID());
  });

  it.each(['cut', 'hangs'] as const)('are made and given back once, where the line is %s after it', async (how) => {
    const test = get();
    const asked = wanted();
    await test.loseAnswer?.('open', how);
    const first = await test.gateway.open(asked).catch((error: unknown) => error);
    if (test.loseAnswer) expect([first instanceof PaymentsProblem, first]).toMatchObject([true, { fault: 'unknown' }]);
    const { subscriptionId, customerId, clientSecret } = await test.gateway.open(asked);
    expect(await test.confirm(clientSecret, goodCard)).toEqual({ status: 'succeeded' });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 2400 });

    const key = randomUUID();
    for (const command of ['end', 'refund'] as const) {
      await test.loseAnswer?.(command, how);
      const ended = await test.gateway.end(subscriptionId, { refund: 'last' }, key).catch((error: unknown) => error);
      if (test.loseAnswer) expect(ended).toMatchObject({ name: 'PaymentsProblem', fault: 'unknown' });
    }
    await test.gateway.end(subscriptionId, { refund: 'last' }, key);
    expect((await known(test, subscriptionId)).standing).toBe('cancelled');
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 0 });
  });

  it('have a page where a card is changed, for a customer that there is', async () => {
    const test = get();
    const opened = await paidUp(test);
    const back = 'https://pilotlight.example/installer/settings?tab=billing';
    expect(URL.canParse(await test.gateway.portal(opened.customerId, back))).toBe(true);
    const refused = test.gateway.portal('cus_nobody', back);
    await expect(refused).rejects.toMatchObject({ name: 'PaymentsProblem', fault: 'declined' });
    await over(test, opened);
  });

  it('that changed lately can be listed: paid, given back by hand, or run out', async () => {
    const test = get();
    const before = await paidUp(test);
    const [refunded, abandoned] = [await paidUp(test), await test.gateway.open(wanted())];
    await later(test, 10 * minute);
    const since = await test.now();
    await later(test, minute);
    const paid = await paidUp(test);
    await test.refund(refunded);
    expect((await changedSince(test, since)).map(({ subscriptionId }) => subscriptionId).toSorted()).toEqual(
      [paid.subscriptionId, refunded.subscriptionId].toSorted(),
    );
    await later(test, 24 * 60 * minute);
    const changed = await changedSince(test, since);
    const standingOf = (id: string) => changed.find(({ subscriptionId }) => subscriptionId === id)?.standing;
    expect([standingOf(abandoned.subscriptionId), standingOf(before.subscriptionId)]).toEqual(['cancelled', undefined]);
    for (const each of [before, refunded, paid]) await over(test, each);
  });

  it('are told of by signed words, each of which names its subscription', async () => {
    const test = get();
    const opened = await paidUp(test);
    await test.refund(opened);
    const notices = [];
    const now = new Date();
    for (const { body, signature } of await test.told()) {
      if (!body.includes(opened.customerId) || body.includes('"object":"customer"')) continue;
      notices.push(await test.gateway.notice(body, signature, now));
      const forged = test.gateway.notice(Buffer.concat([body, Buffer.from(' ')]), signature, now);
      await expect(forged).rejects.toThrow(UnsignedNotice);
    }
    expect(new Set(notices.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set([opened.subscriptionId]));
    expect(notices.map(({ type, amount }) => `${type} ${amount}`)).toEqual(
      expect.arrayContaining([
        'customer.subscription.created null',
        'charge.succeeded 2400',
        'payment_intent.succeeded 2400',
        'invoice.paid 2400',
        'customer.subscription.updated null',
        'charge.refunded 2400',
      ]),
    );
    expect(new Set(notices.map(({ noticeId }) => noticeId)).size).toBe(notices.length);
    await over(test, opened);
  });
};
