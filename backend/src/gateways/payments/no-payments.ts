import { type KnownSubscription, PaymentGateway, PaymentsProblem, UnsignedNotice } from './payments';

const notSetUp = async (): Promise<never> => {
  throw new PaymentsProblem('retry', 'Payments are not set up');
};

/** Production without a key for Stripe: everything runs but what costs money. */
export class NoPayments extends PaymentGateway {
  readonly provider = 'stripe';
  readonly publishableKey = null;
  readonly open = notSetUp;
  readonly payment = notSetUp;
  readonly adopt = notSetUp;
  readonly cancelAtPeriodEnd = notSetUp;
  /** What was begun with a provider goes on there until it is set up again: nothing may look as if it had ended. */
  readonly end = notSetUp;
  readonly forget = notSetUp;
  readonly portal = notSetUp;

  /** No subscription is known, so none has to end. */
  async subscription(): Promise<KnownSubscription | null> {
    return await Promise.resolve(null);
  }

  async *changedSince(): AsyncIterable<never> {
    // Nothing changes.
  }

  async notice(): Promise<never> {
    return await Promise.reject(new UnsignedNotice());
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}
