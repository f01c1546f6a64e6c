import { StripePayments } from './stripe-payments';
import { describePayments } from './testing/describe-payments';
import { startListener } from './testing/listener';
import type { PaymentsUnderTest } from './testing/payments-contract';
import { StripeStandIn } from './testing/stripe-stand-in/stripe-stand-in';

const webhookSecret = 'whsec_standin';
const patience = 400;
/** The SDK itself asks three times. */
const asks = 3;
const calls = { open: 'POST /v1/subscriptions', end: 'DELETE /v1/subscriptions', refund: 'POST /v1/refunds' } as const;

const open = async (): Promise<PaymentsUnderTest> => {
  const stripe = await StripeStandIn.start();
  const listener = await startListener();
  await stripe.tell({ to: listener.url, secret: webhookSecret });
  const keys = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin', webhookSecret };
  const gateway = new StripePayments({ ...keys, priceId: null, taxRateId: null, apiBase: stripe.url }, patience);
  return {
    gateway,
    now: () => stripe.now(),
    moveTo: (moment) => stripe.moveTo(moment),
    confirm: (clientSecret, card) => stripe.confirm(clientSecret, card),
    authenticate: (clientSecret, granted) => stripe.authenticate(clientSecret, granted),
    changeCard: (customerId, card) => stripe.changeCard(customerId, card),
    refund: ({ paymentIntentId }) => stripe.refund(paymentIntentId),
    moneyOf: (customerId) => stripe.moneyOf(customerId),
    heldOf: (customerId) => stripe.heldOf(customerId),
    told: async () => {
      await stripe.allTold();
      return listener.words;
    },
    loseAnswer: async (command, how) => {
      const fault = { call: calls[command], how: `obeyed-then-${how}` as const };
      await stripe.fail(...Array.from({ length: asks }, () => fault));
    },
    stop: async () => {
      await gateway.close();
      await listener.stop();
      await stripe.stop();
    },
  };
};

describePayments('Stripe', open);
