import { z } from 'zod';
import { authenticated, cardChanged, confirmed } from './acts/card';
import { subscriptionIdOf, invoiceOf } from './acts/invoicing';
import { refunded } from './acts/paying';
import { movedTo } from './acts/time';
import { type Book, type Happening, idOf } from './book';
import { type Faults, faultSchema } from './faults';
import { sent, type Webhooks } from './webhooks';

export interface Call {
  readonly call: string;
  readonly key: string | null;
  readonly status: number;
}

interface Controlled {
  readonly book: Book;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly calls: readonly Call[];
}

type Control = (stripe: Controlled, body: unknown) => unknown;

const control =
  <S extends z.ZodType>(schema: S, act: (stripe: Controlled, given: z.infer<S>) => unknown): Control =>
  (stripe, body) =>
    act(stripe, schema.parse(body));

const letter = { to: z.url(), secret: z.string() };

/** Whose it is; null for what is of no subscription. */
const subscriptionOf = (book: Book, { data: { object } }: Happening): string | null => {
  switch (object.object) {
    case 'subscription':
      return object.id;
    case 'invoice':
      return subscriptionIdOf(object);
    case 'payment_intent':
      return subscriptionIdOf(invoiceOf(book, object.id));
    case 'charge':
    case 'refund':
      return subscriptionIdOf(invoiceOf(book, idOf(object.payment_intent)));
    case 'customer':
      return null;
  }
};

/** What no client of Stripe can do: the visitor's card, the bank, the clock, the line. */
const controls: Readonly<Record<string, Control>> = {
  confirm: control(z.object({ clientSecret: z.string(), card: z.string() }), ({ book }, given) =>
    confirmed(book, given.clientSecret, given.card),
  ),
  authenticate: control(z.object({ clientSecret: z.string(), granted: z.boolean() }), ({ book }, given) =>
    authenticated(book, given.clientSecret, given.granted),
  ),
  card: control(z.object({ customer: z.string(), card: z.string() }), ({ book }, given) =>
    cardChanged(book, given.customer, given.card),
  ),
  refund: control(z.object({ paymentIntent: z.string(), amount: z.int().optional() }), ({ book }, given) =>
    refunded(book, { payment_intent: given.paymentIntent, amount: given.amount }),
  ),
  now: control(z.object({}), ({ book }) => ({ now: new Date(book.now * 1_000).toISOString() })),
  clock: control(z.object({ to: z.iso.datetime() }), ({ book }, { to }) => {
    movedTo(book, Math.ceil(Date.parse(to) / 1_000));
    return {};
  }),
  faults: control(z.object({ faults: z.array(faultSchema) }), ({ faults }, given) => {
    if (given.faults.length === 0) faults.clear();
    faults.add(given.faults);
    return {};
  }),
  listen: control(z.object({ listener: z.object(letter).nullable() }), ({ webhooks }, { listener }) => {
    webhooks.listen(listener);
    return {};
  }),
  told: control(z.object({}), async ({ webhooks }) => {
    await webhooks.told();
    return {};
  }),
  events: control(z.object({ subscription: z.string() }), ({ book }, { subscription }) => ({
    events: book.events.all
      .filter((event) => subscriptionOf(book, event) === subscription)
      .map(({ id, type }) => ({ id, type })),
  })),
  deliver: control(
    z.object({ ...letter, events: z.array(z.string()), signedAt: z.int().optional(), atOnce: z.boolean() }),
    async ({ book }, { events, atOnce, ...to }) => {
      const statuses: number[] = [];
      const all = events.map((id) => book.events.get(id));
      if (atOnce) return { statuses: await Promise.all(all.map((event) => sent(event, to))) };
      for (const event of all) statuses.push(await sent(event, to));
      return { statuses };
    },
  ),
  calls: control(z.object({}), ({ calls }) => ({ calls })),
  money: control(z.object({ customer: z.string() }), ({ book }, { customer }) => {
    const own = book.charges.all.filter((each) => idOf(each.customer) === customer && each.paid);
    return { charges: own.length, kept: own.reduce((sum, each) => sum + each.amount - each.amount_refunded, 0) };
  }),
};

export const controlled = async (stripe: Controlled, name: string, body: unknown): Promise<unknown> => {
  const act = controls[name];
  if (!act) throw new Error(`No such control: ${name}`);
  return await act(stripe, body);
};
