import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { Pool } from 'pg';
import { migrateAccess } from '../../database/migrate-access';
import { TestPayments } from '../../database/test-payments';
import { invoicesOf } from './local/account';
import { refunded } from './local/ledger-leaving';
import { LedgerBook } from './local/ledger-book';
import { LedgerIds } from './local/ledger-ids';
import { LocalPayments } from './local/local-payments';
import { WebhookDelivery } from './local/webhook-delivery';
import { describePayments } from './testing/describe-payments';
import { startListener } from './testing/listener';
import type { PaymentsUnderTest } from './testing/payments-contract';

const webhookSecret = 'whsec_local';

const portalOf = (customerId: string): string => `https://pilotlight.example/test-payments/portal?of=${customerId}`;

const open = async (): Promise<PaymentsUnderTest> => {
  const url = await createTestDatabase();
  await migrateAccess(url);
  const pool = new Pool({ connectionString: url });
  // Its server may end before its connections do.
  pool.on('error', () => undefined);
  const listener = await startListener();
  const store = new TestPayments(pool);
  const delivery = new WebhookDelivery(store, webhookSecret, () => listener.url);
  const book = new LedgerBook(store, new LedgerIds(Buffer.alloc(32, 3)), delivery);
  const gateway = new LocalPayments({ book, webhookSecret, portalOf });
  const now = async (): Promise<Date> => new Date(await book.now());
  const cardOf = async (number: string) => {
    const expYear = (await now()).getUTCFullYear() + 5;
    return { number, expMonth: 12, expYear, cvc: '123' };
  };
  const confirm: typeof gateway.desk.confirm = (clientSecret, confirming) =>
    gateway.desk.confirm(clientSecret, confirming);
  const declined = { status: 'declined' } as const;
  return {
    gateway,
    now,
    moveTo: async (moment) => await book.advance(moment.getTime() - (await book.now())),
    confirm: async (secret, card) => (await confirm(secret, { card: await cardOf(card) })) ?? declined,
    authenticate: async (secret, authenticated) => (await confirm(secret, { authenticated })) ?? declined,
    changeCard: async (customerId, card) => await gateway.desk.changeCard(customerId, await cardOf(card)),
    refund: async ({ subscriptionId }) => {
      const at = await book.now();
      await book.change(subscriptionId, (account) => refunded(account, subscriptionId, at));
    },
    moneyOf: async (customerId) => {
      const account = await book.account(customerId);
      const all = account.subscriptions.flatMap(({ id }) => invoicesOf(account, id));
      const paid = all.filter(({ standing }) => standing === 'paid');
      return { charges: paid.length, kept: paid.reduce((sum, each) => sum + each.amount - each.refunded, 0) };
    },
    heldOf: async (customerId) => JSON.stringify(await book.account(customerId)),
    told: async () => {
      await delivery.send();
      return listener.words;
    },
    loseAnswer: null,
    stop: async () => {
      await gateway.close();
      await listener.stop();
      await pool.end();
    },
  };
};

describePayments('test cards', open);
