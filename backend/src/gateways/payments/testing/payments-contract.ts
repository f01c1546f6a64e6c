import { randomUUID } from 'node:crypto';
import type { OpenedSubscription, PaymentGateway, SubscriptionToOpen } from '../payments';

export interface Confirmed {
  readonly status: 'succeeded' | 'requires_action' | 'declined';
  readonly message?: string;
}

export interface ToldWord {
  readonly body: Buffer;
  readonly signature: string;
}

/** A provider with its gateway, and what is the visitor's, the bank's or the clock's to do. */
export interface PaymentsUnderTest {
  readonly gateway: PaymentGateway;
  now(): Promise<Date>;
  moveTo(moment: Date): Promise<void>;
  confirm(clientSecret: string, card: string): Promise<Confirmed>;
  authenticate(clientSecret: string, granted: boolean): Promise<Confirmed>;
  changeCard(customerId: string, card: string): Promise<Confirmed>;
  /** By hand, at the provider. */
  refund(opened: OpenedSubscription): Promise<void>;
  /** How often a card was charged, and the pence that didn't go back. */
  moneyOf(customerId: string): Promise<{ readonly charges: number; readonly kept: number }>;
  /** Whatever the provider keeps of a customer, but for invoices. */
  heldOf(customerId: string): Promise<string>;
  /** All that was told so far, once it has come. */
  told(): Promise<readonly ToldWord[]>;
  /** The next command is obeyed, and nobody hears of it; null where no line lies between. */
  readonly loseAnswer: ((command: 'open' | 'end' | 'refund', how: 'cut' | 'hangs') => Promise<void>) | null;
  stop(): Promise<void>;
}

export const goodCard = '4242 4242 4242 4242';
export const decliningCard = '4000 0000 0000 0002';
export const askingCard = '4000 0025 0000 3155';
/** Good at first, refused at each renewal. */
export const tiringCard = '4000 0000 0000 0341';

export const hour = 3_600_000;
export const day = 24 * hour;

export const wanted = (more: Partial<SubscriptionToOpen> = {}): SubscriptionToOpen => {
  const id = randomUUID();
  const email = `office@${id.slice(0, 8)}.example`;
  return { key: `key ${id}`, email, name: 'Leeds Boilers', owner: { registrationId: id }, customerId: null, ...more };
};

export const later = async (test: PaymentsUnderTest, milliseconds: number): Promise<void> =>
  await test.moveTo(new Date((await test.now()).getTime() + milliseconds));

/** One that is paid for by the card. */
export const paidUp = async (test: PaymentsUnderTest, card = goodCard): Promise<OpenedSubscription> => {
  const opened = await test.gateway.open(wanted());
  expect(await test.confirm(opened.clientSecret, card)).toEqual({ status: 'succeeded' });
  return opened;
};

/** The middle of the first day after its month: whoever renews has done so. */
export const pastRenewal = async (test: PaymentsUnderTest, subscriptionId: string): Promise<void> => {
  const end = (await test.gateway.subscription(subscriptionId))?.currentPeriodEnd;
  await test.moveTo(new Date(Date.parse(end ?? '') + 12 * hour));
};

export const known = async ({ gateway }: PaymentsUnderTest, subscriptionId: string) => {
  const found = await gateway.subscription(subscriptionId);
  if (!found) throw new Error(`Nobody knows ${subscriptionId}`);
  return found;
};

/** Nothing of it is due any more. */
export const over = ({ gateway }: PaymentsUnderTest, { subscriptionId }: OpenedSubscription): Promise<void> =>
  gateway.end(subscriptionId, { refund: 'nothing' }, randomUUID());
