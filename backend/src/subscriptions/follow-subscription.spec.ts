import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { EventEmitter, once } from 'node:events';
import type { KnownInvoice, KnownSubscription, SubscriptionStanding } from '../gateways/payments/payments';
import { NoPayments } from '../gateways/payments/no-payments';
import { subscriptionStream } from '../write-side/stream-names';
import { FollowSubscription, FollowSubscriptionHandler } from './follow-subscription.command';
import { subscriptionAggregate, SubscriptionStream } from './subscription.stream';

const [slug, subscriptionId, customerId] = ['leeds-heating', 'sub_1', 'cus_1'];
const at = '2026-11-20T09:00:00.000Z';
const context = (requestId: string) => ({ actor: { kind: 'system', id: null }, requestId }) as const;

const invoice = (invoiceId: string, isPaid: boolean): KnownInvoice => ({
  invoiceId,
  standing: isPaid ? 'paid' : 'open',
  currency: 'gbp',
  amountDue: 2400,
  amountPaid: isPaid ? 2400 : 0,
  amountRefunded: 0,
  createdAt: at,
  paidAt: isPaid ? at : null,
  attempts: 1,
  nextAttemptAt: null,
  failure: null,
  hostedUrl: null,
  pdfUrl: null,
});

/** Answers with how things stood when it was asked, however long the answer takes. */
class SlowProvider extends NoPayments {
  standing: SubscriptionStanding = 'active';
  answers: Promise<unknown> = Promise.resolve();

  override async subscription(): Promise<KnownSubscription> {
    const found: KnownSubscription = {
      subscriptionId,
      customerId,
      standing: this.standing,
      currentPeriodEnd: null,
      cancelsAtPeriodEnd: false,
      endedAt: null,
      slug,
      registrationId: null,
      invoices: [invoice('in_1', true), ...(this.standing === 'failed' ? [invoice('in_2', false)] : [])],
    };
    await this.answers;
    return found;
  }
}

const follows = (store: MemoryEventStore) => {
  const provider = new SlowProvider();
  const subscriptions = new SubscriptionStream(store, subscriptionAggregate, 100);
  const handler = new FollowSubscriptionHandler(subscriptions, provider);
  return {
    provider,
    on: (requestId: string) => handler.execute(new FollowSubscription(slug, subscriptionId, null, context(requestId))),
  };
};

const typesIn = async (store: MemoryEventStore) =>
  (await store.readStream(subscriptionStream(slug))).map(({ type }) => type);

it('takes back no failure by an answer from before it, whichever process was slow', async () => {
  const store = new MemoryEventStore();
  const [slow, quick] = [follows(store), follows(store)];
  await quick.on('first month');
  const arrival = new EventEmitter();
  slow.provider.answers = once(arrival, 'answer');
  const late = slow.on('before the failure');
  slow.provider.standing = 'failed';
  quick.provider.standing = 'failed';
  await quick.on('the failure');
  arrival.emit('answer');
  await late;
  expect(await typesIn(store)).toEqual(['SubscriptionStarted', 'PaymentReceived', 'PaymentFailed']);
});

it('writes each word once, however many are followed at once', async () => {
  const store = new MemoryEventStore();
  const processes = [follows(store), follows(store)];
  await Promise.all(
    processes.flatMap(({ on }, number) => Array.from({ length: 6 }, (_, word) => on(`${number} ${word}`))),
  );
  expect(await typesIn(store)).toEqual(['SubscriptionStarted', 'PaymentReceived']);
});
