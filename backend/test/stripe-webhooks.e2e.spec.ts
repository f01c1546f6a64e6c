import { CommandBus } from '@nestjs/cqrs';
import { StripeStandIn } from '@pilotlight/backend/gateways/payments/testing/stripe-stand-in/stripe-stand-in';
import { PaymentReconciliation } from '@pilotlight/backend/payments/payment-reconciliation';
import { OpenSubscription } from '@pilotlight/backend/subscriptions/open-subscription.command';
import { randomUUID } from 'node:crypto';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { goodCard } from './joining-calls';
import { newInstaller } from './people';

const secret = 'whsec_standin';
const types = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
  'payment_intent.succeeded',
  'charge.succeeded',
] as const;

let stripe: StripeStandIn;
let backend: TestBackend;
let to: string;
beforeAll(async () => {
  stripe = await StripeStandIn.start();
  const settings = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin', webhookSecret: secret };
  const payments = { ...settings, priceId: null, taxRateId: null, apiBase: stripe.url };
  backend = await startTestBackend({ payments: { by: 'stripe', stripe: payments } });
  to = `${backend.address}/api/stripe/webhook`;
});
afterAll(async () => {
  await backend.stop();
  await stripe.stop();
});

interface Paid {
  readonly slug: string;
  readonly subscriptionId: string;
  /** Of each type the one that tells of the payment. */
  readonly events: readonly string[];
}

/** A firm that has paid, of which nobody was told. */
const paidUnheard = async (slug: string): Promise<Paid> => {
  await newInstaller(backend, slug);
  const context = { actor: { kind: 'admin', id: null }, requestId: randomUUID() } as const;
  const opened = await backend.app.get(CommandBus).execute(new OpenSubscription(slug, context));
  const { clientSecret, subscriptionId } = opened;
  expect(await stripe.confirm(clientSecret, goodCard.number)).toEqual({ status: 'succeeded' });
  const all = await stripe.eventsOf(subscriptionId);
  return { slug, subscriptionId, events: types.map((type) => all.find((event) => event.type === type)?.id ?? type) };
};

const permutations = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first, at) => permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));

/** What the log says of it, whatever came first. */
const written = (events: Awaited<ReturnType<TestBackend['events']>>, slug: string): string[] =>
  events
    .filter(({ stream }) => stream === `subscription-${slug}`)
    .map(({ type, data }) => [type, data['eventType'] ?? data['amount']].join(' ').trim())
    .toSorted();

const once = [
  'PaymentNoticeReceived charge.succeeded',
  'PaymentNoticeReceived customer.subscription.created',
  'PaymentNoticeReceived customer.subscription.updated',
  'PaymentNoticeReceived invoice.paid',
  'PaymentNoticeReceived payment_intent.succeeded',
  'PaymentReceived 2400',
  'SubscriptionStarted',
];

/** Without reading the whole log each time, which grows with every firm. */
const untilWritten = async (slug: string): Promise<void> => {
  await until(async () => {
    const sql = 'select count(*)::int as written from event_log.events where stream = $1';
    const { rows } = await backend.database.query<{ written: number }>(sql, [`subscription-${slug}`]);
    return (rows[0]?.written ?? 0) >= once.length;
  });
};

const seen = async (slug: string): Promise<Readonly<Record<string, unknown>>> => {
  const { json } = await backend.asAdmin('GET', `/api/installers?slug=${slug}`);
  return (json['installers'] as object as Record<string, unknown>[])[0] ?? {};
};
const isActive = async (slug: string): Promise<boolean> => (await seen(slug))['paymentStatus'] === 'active';

const orders = permutations(types.map((_, place) => place));

it('writes the same once, in whatever order and however often the words of a payment come', async () => {
  expect(orders).toHaveLength(120);
  const firms: Paid[] = [];
  // All of them at once are too many for one event loop.
  for (let first = 0; first < orders.length; first += 8)
    firms.push(
      ...(await Promise.all(orders.slice(first, first + 8).map((_, at) => paidUnheard(`order-${first + at}`)))),
    );
  // One firm after another: the queue takes a burst of all their words slowly.
  for (const [place, { slug, events }] of firms.entries()) {
    const order = (orders[place] ?? []).map((at) => events[at] ?? '');
    // Each twice: one after another, or all at the same time.
    const delivery = { to, secret, events: [...order, ...order.toReversed()], atOnce: place % 2 === 1 };
    expect(new Set(await stripe.deliver(delivery))).toEqual(new Set([200]));
    await untilWritten(slug);
  }
  const log = await backend.events();
  expect(firms.map(({ slug }) => written(log, slug))).toEqual(firms.map(() => once));
  await until(async () => (await Promise.all(firms.map(({ slug }) => isActive(slug)))).every(Boolean));
}, 120_000);

it.each([
  ['forged', { secret: 'whsec_of_somebody_else' }],
  ['six minutes old', { signedAt: -360 }],
  ['six minutes ahead of its time', { signedAt: 360 }],
  ['a day ahead of its time', { signedAt: 86_400 }],
])(
  'learns nothing from words whose signature is %s',
  async (how, { signedAt, ...wrong }: { secret?: string; signedAt?: number }) => {
    const { slug, events } = await paidUnheard(how.replaceAll(' ', '-'));
    const now = Math.floor(Date.now() / 1_000);
    const letter = { to, secret, ...wrong, ...(signedAt !== undefined && { signedAt: now + signedAt }), events };
    expect(new Set(await stripe.deliver(letter))).toEqual(new Set([403]));
    const right = await paidUnheard(`after-${how.replaceAll(' ', '-')}`);
    await stripe.deliver({ to, secret, events: right.events });
    await untilWritten(right.slug);
    expect(written(await backend.events(), slug)).toEqual(['SubscriptionStarted']);
    expect(await seen(slug)).not.toMatchObject({ paymentStatus: 'active' });
  },
);

it('finds by itself what it was never told', async () => {
  const { slug } = await paidUnheard('unheard');
  await backend.app.get(PaymentReconciliation).run();
  await until(() => isActive(slug));
  expect(written(await backend.events(), slug)).toEqual(['PaymentReceived 2400', 'SubscriptionStarted']);
});
