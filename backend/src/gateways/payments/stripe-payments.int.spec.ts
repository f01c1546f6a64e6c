import { PaymentsProblem, UnsignedNotice } from './payments';
import { signatureOf } from './signature';
import { StripePayments } from './stripe-payments';

const apiBase = process.env['STRIPE_MOCK_URL'];

const opened = { key: 'registration 1', email: 'office@leeds.example', name: 'Leeds', customerId: null } as const;

if (apiBase === undefined) {
  process.stderr.write('SKIPPED: what Stripe takes: STRIPE_MOCK_URL is not set\n');
  // oxlint-disable-next-line jest/no-disabled-tests -- it tells, and is counted, where there is nothing to prove it on
  it.skip('STRIPE_MOCK_URL is not set: nothing is proved here about what Stripe takes', () => undefined);
} else {
  // It holds every request to Stripe's own API document, and keeps nothing.
  describe('Stripe’s own stand-in', () => {
    const settings = { publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', priceId: null, taxRateId: null, apiBase };
    const stripe = new StripePayments({ ...settings, secretKey: 'sk_test_123' });

    it('takes what opens a subscription, its price and its VAT', async () => {
      const answer = await stripe.open({ ...opened, owner: { registrationId: 'r1' } });
      expect(answer).toMatchObject({
        customerId: expect.stringMatching(/^cus_/),
        subscriptionId: expect.stringMatching(/^sub_/),
      });
    });

    it('takes every question about one', async () => {
      expect(await stripe.subscription('sub_1')).toMatchObject({
        subscriptionId: 'sub_1',
        customerId: expect.any(String),
      });
      expect(await stripe.payment('pi_1')).toMatchObject({ paymentIntentId: 'pi_1', standing: 'unpaid' });
      for await (const known of stripe.changedSince(new Date(Date.now() - 60_000)))
        expect(known).toHaveProperty('standing');
    });

    it('takes what becomes of one', async () => {
      await stripe.adopt('sub_1', 'leeds');
      await stripe.cancelAtPeriodEnd('sub_1', true, 'k1');
      await stripe.end('sub_1', { refund: 'last' }, 'k2');
      await stripe.forget('cus_1');
      expect(await stripe.portal('cus_1', 'https://pilotlight.example/back')).toMatch(/^https:/);
    });

    it('refuses a key that is none, for good', async () => {
      const barred = new StripePayments({ ...settings, secretKey: 'wrong' });
      const refused = await barred.open({ ...opened, owner: { slug: 'leeds' } }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(PaymentsProblem);
      expect(refused).toMatchObject({ fault: 'declined' });
    });
  });
}

describe('without a way to Stripe', () => {
  const unreachable = new StripePayments({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
    taxRateId: 'txr_1',
    apiBase: 'http://127.0.0.1:9',
  });

  it('nobody knows what became of a request', async () => {
    await expect(unreachable.subscription('sub_1')).rejects.toMatchObject({ fault: 'unknown' });
  });

  it('a word that names its subscription is believed by its signature, and by no other', async () => {
    const now = new Date('2026-11-20T09:00:00.000Z');
    const body = Buffer.from(
      JSON.stringify({
        id: 'evt_1',
        type: 'customer.subscription.updated',
        created: 1,
        data: { object: { id: 'sub_1', object: 'subscription', status: 'active' } },
      }),
    );
    const notice = await unreachable.notice(body, signatureOf(body, 'whsec_1', now), now);
    expect(notice).toMatchObject({ noticeId: 'evt_1', subscriptionId: 'sub_1', status: 'active' });
    for (const [secret, minutes] of [
      ['whsec_2', 0],
      ['whsec_1', -6],
      ['whsec_1', 6],
    ] as const) {
      const signedAt = new Date(now.getTime() + minutes * 60_000);
      await expect(unreachable.notice(body, signatureOf(body, secret, signedAt), now)).rejects.toThrow(UnsignedNotice);
    }
  });
});
