import {
  askingCard,
  decliningCard,
  goodCard,
  hour,
  known,
  later,
  over,
  paidUp,
  type PaymentsUnderTest,
  wanted,
} from './payments-contract';

/** From the first secret to the first money. */
export const describeFirstPayment = (get: () => PaymentsUnderTest): void => {
  it('are GBP 24.00 for a registration, of its own email and subscription', async () => {
    const test = get();
    const registration = wanted();
    const opened = await test.gateway.open(registration);
    const { subscriptionId, customerId, paymentIntentId, clientSecret } = opened;
    expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    const { email, owner } = registration;
    const payment = { paymentIntentId, amount: 2400, currency: 'gbp', email, customerId, subscriptionId, ...owner };
    expect(await test.gateway.payment(paymentIntentId)).toEqual({ ...payment, standing: 'unpaid' });
    expect(await test.gateway.subscription(subscriptionId)).toMatchObject({
      standing: 'incomplete',
      slug: null,
      invoices: [{ standing: 'open', amountDue: 2400, amountPaid: 0, paidAt: null, attempts: 0, failure: null }],
    });
    expect(await test.confirm(clientSecret, goodCard)).toEqual({ status: 'succeeded' });
    expect(await test.gateway.payment(paymentIntentId)).toEqual({ ...payment, standing: 'succeeded' });
    expect(await test.gateway.subscription(subscriptionId)).toMatchObject({
      subscriptionId,
      customerId,
      standing: 'active',
      cancelsAtPeriodEnd: false,
      endedAt: null,
      ...owner,
      invoices: [
        { standing: 'paid', amountPaid: 2400, currency: 'gbp', amountRefunded: 0, paidAt: expect.any(String) },
      ],
    });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 2400 });
    await over(test, opened);
  });

  it('make nothing of a card that is declined, and take another after it', async () => {
    const test = get();
    const opened = await test.gateway.open(wanted());
    const { subscriptionId, customerId, paymentIntentId, clientSecret } = opened;
    const message = 'Your card was declined.';
    for (let time = 0; time < 2; time += 1)
      expect(await test.confirm(clientSecret, decliningCard)).toEqual({ status: 'declined', message });
    expect(await test.gateway.payment(paymentIntentId)).toMatchObject({ standing: 'unpaid' });
    const { standing, invoices } = await known(test, subscriptionId);
    expect([standing, invoices.map((each) => [each.standing, each.failure])]).toEqual([
      'incomplete',
      [['open', { code: 'card_declined', message }]],
    ]);
    expect(await test.moneyOf(customerId)).toEqual({ charges: 0, kept: 0 });
    expect(await test.confirm(clientSecret, goodCard)).toEqual({ status: 'succeeded' });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 2400 });
    expect((await known(test, subscriptionId)).invoices).toMatchObject([{ standing: 'paid', failure: null }]);
    await over(test, opened);
  });

  it('wait for the bank where it asks, and are made once it agrees', async () => {
    const test = get();
    const opened = await test.gateway.open(wanted());
    const { subscriptionId, customerId, paymentIntentId, clientSecret } = opened;
    for (const granted of [false, true]) {
      expect(await test.confirm(clientSecret, askingCard)).toEqual({ status: 'requires_action' });
      expect(await test.gateway.payment(paymentIntentId)).toMatchObject({ standing: 'unpaid' });
      expect(await test.authenticate(clientSecret, granted)).toMatchObject({
        status: granted ? 'succeeded' : 'declined',
      });
    }
    expect((await known(test, subscriptionId)).standing).toBe('active');
    expect(await test.moneyOf(customerId)).toEqual({ charges: 1, kept: 2400 });
    await over(test, opened);
  });

  it('expire within a day where nobody makes them, and can’t be made after that', async () => {
    const test = get();
    const { subscriptionId, customerId, paymentIntentId, clientSecret } = await test.gateway.open(wanted());
    await later(test, 22 * hour);
    expect((await known(test, subscriptionId)).standing).toBe('incomplete');
    await later(test, 2 * hour);
    expect(await known(test, subscriptionId)).toMatchObject({
      standing: 'cancelled',
      endedAt: expect.any(String),
      invoices: [{ standing: 'void' }],
    });
    expect(await test.confirm(clientSecret, goodCard)).toMatchObject({ status: 'declined' });
    expect(await test.gateway.payment(paymentIntentId)).toMatchObject({ standing: 'unpaid' });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 0, kept: 0 });
  });

  it('are nobody’s where the id is none of a payment, though it is one of something else', async () => {
    const test = get();
    const registration = wanted();
    const opened = await test.gateway.open(registration);
    const { subscriptionId, customerId, paymentIntentId } = opened;
    const [invoice] = (await known(test, subscriptionId)).invoices;
    const others = [customerId, invoice?.invoiceId ?? '', `key ${registration.key}`, '', '..', '../customers', 'x?y#z'];
    for (const id of ['pi_nobody', subscriptionId, ...others]) expect(await test.gateway.payment(id)).toBeNull();
    for (const id of ['sub_nobody', paymentIntentId, ...others]) expect(await test.gateway.subscription(id)).toBeNull();
    await over(test, opened);
  });

  it('are an installer’s from when it takes them over, and stay the registration’s', async () => {
    const test = get();
    const registration = wanted();
    const opened = await test.gateway.open(registration);
    for (let time = 0; time < 2; time += 1) await test.gateway.adopt(opened.subscriptionId, 'leeds-boilers');
    expect(await known(test, opened.subscriptionId)).toMatchObject({ slug: 'leeds-boilers', ...registration.owner });
    expect(await test.gateway.payment(opened.paymentIntentId)).toMatchObject(registration.owner);
    await over(test, opened);
  });

  it('of one who comes again are of the same customer', async () => {
    const test = get();
    const before = await paidUp(test);
    await over(test, before);
    const { customerId } = before;
    const again = await test.gateway.open(wanted({ customerId, owner: { slug: 'leeds-boilers' } }));
    expect([again.customerId, again.subscriptionId === before.subscriptionId]).toEqual([customerId, false]);
    expect((await known(test, again.subscriptionId)).slug).toBe('leeds-boilers');
    expect(await test.confirm(again.clientSecret, goodCard)).toEqual({ status: 'succeeded' });
    expect(await test.moneyOf(customerId)).toEqual({ charges: 2, kept: 4800 });
    await over(test, again);
    const nobody = test.gateway.open(wanted({ customerId: 'cus_nobody' }));
    await expect(nobody).rejects.toMatchObject({ fault: 'declined' });
  });
};
