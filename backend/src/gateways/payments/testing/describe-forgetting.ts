import { randomUUID } from 'node:crypto';
import { goodCard, known, later, paidUp, pastRenewal, type PaymentsUnderTest, wanted } from './payments-contract';

const month = 31 * 24 * 3_600_000;

/** What becomes of who paid once they are to be forgotten, and of all the months that they paid for. */
export const describeForgetting = (get: () => PaymentsUnderTest): void => {
  it('stay without who made them once their customer is forgotten', async () => {
    const test = get();
    const asked = wanted();
    const { subscriptionId, customerId, paymentIntentId, clientSecret } = await test.gateway.open(asked);
    await test.confirm(clientSecret, goodCard);
    expect(await test.heldOf(customerId)).toContain(asked.email);
    await test.gateway.end(subscriptionId, { refund: 'everything' }, randomUUID());
    const before = await known(test, subscriptionId);
    for (let time = 0; time < 2; time += 1) await test.gateway.forget(customerId);
    const held = await test.heldOf(customerId);
    for (const word of [asked.email, asked.name, '4242']) expect(held).not.toContain(word);
    expect(await known(test, subscriptionId)).toEqual(before);
    expect(before.invoices).toMatchObject([{ standing: 'paid', amountPaid: 2400, amountRefunded: 2400 }]);
    expect(await test.gateway.payment(paymentIntentId)).toMatchObject({ standing: 'refunded', email: null });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 0 });
  });

  it('are taken no more of one who is forgotten, and can be given back still', async () => {
    const test = get();
    const { subscriptionId, customerId } = await paidUp(test);
    await test.gateway.forget(customerId);
    expect((await known(test, subscriptionId)).standing).toBe('cancelled');
    await later(test, month);
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 2400 });
    const refused = { name: 'PaymentsProblem', fault: 'declined' };
    const again = test.gateway.open(wanted({ customerId, owner: { slug: 'leeds-boilers' } }));
    await expect(again).rejects.toMatchObject(refused);
    await expect(test.gateway.portal(customerId, 'https://pilotlight.example/back')).rejects.toMatchObject(refused);
    await test.gateway.end(subscriptionId, { refund: 'last' }, randomUUID());
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 0 });
  });

  it('of nobody are forgotten without a word', async () => {
    await expect(get().gateway.forget('cus_nobody')).resolves.toBeUndefined();
  });

  it.each([
    ['everything', 0],
    ['last', 4800],
    ['nothing', 7200],
  ] as const)('of three months go back by a wish for %s, and %i pence stay', async (refund, kept) => {
    const test = get();
    const { subscriptionId, customerId } = await paidUp(test);
    for (let renewal = 0; renewal < 2; renewal += 1) await pastRenewal(test, subscriptionId);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) await test.gateway.end(subscriptionId, { refund }, key);
    expect(await test.moneyOf(customerId)).toEqual({ charges: 3, kept });
  });
};
