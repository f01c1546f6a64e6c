import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { type Account, accountSchema, idsOf } from '../gateways/payments/local/account';
import { nextDueAt } from '../gateways/payments/local/due';
import type { LedgerChange, LedgerStore } from '../gateways/payments/local/ledger-store';
import type { LedgerEvent } from '../gateways/payments/local/stripe-objects';
import { inTransaction } from './transaction';

const accountsSchema = z.array(z.object({ document: accountSchema }));
const clockSchema = z.array(z.object({ ahead: z.coerce.number() }));
const dueSchema = z.array(z.object({ account_id: z.string(), due_at: z.coerce.number() }));
const eventsSchema = z.array(z.object({ id: z.string(), body: z.string() }));

const pageSize = 100;

/** The test payments' book in PostgreSQL. */
export class TestPayments implements LedgerStore {
  constructor(private readonly pool: Pool) {}

  async ahead(): Promise<number> {
    const { rows } = await this.pool.query('select ahead from access.test_payment_clock');
    return clockSchema.parse(rows)[0]?.ahead ?? 0;
  }

  async setAhead(milliseconds: number): Promise<void> {
    await this.pool.query(
      'insert into access.test_payment_clock (ahead) values ($1) on conflict (only_one) do update set ahead = excluded.ahead',
      [milliseconds],
    );
  }

  async find(id: string): Promise<Account | null> {
    const { rows } = await this.pool.query(
      'select document from access.test_payments join access.test_payment_names using (account_id) where name = $1',
      [id],
    );
    return accountsSchema.parse(rows)[0]?.document ?? null;
  }

  async change<T>(accountId: string, decide: (account: Account | null) => LedgerChange<T>): Promise<T> {
    return await inTransaction(this.pool, async (client) => {
      // Also where there is no row yet that could be locked.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`test payments ${accountId}`]);
      const { rows } = await client.query('select document from access.test_payments where account_id = $1', [
        accountId,
      ]);
      const { account, events, answer } = decide(accountsSchema.parse(rows)[0]?.document ?? null);
      if (account) await keep(client, account, events);
      return answer;
    });
  }

  async firstDue(moment: number): Promise<{ readonly accountId: string; readonly at: number } | null> {
    const { rows } = await this.pool.query(
      'select account_id, due_at from access.test_payments where due_at <= $1 order by due_at, account_id limit 1',
      [moment],
    );
    const [due] = dueSchema.parse(rows);
    return due ? { accountId: due.account_id, at: due.due_at } : null;
  }

  async changedSince(moment: number, after: string): Promise<readonly Account[]> {
    const { rows } = await this.pool.query(
      'select document from access.test_payments where changed_at >= $1 and account_id > $2 order by account_id limit $3',
      [moment, after, pageSize],
    );
    return accountsSchema.parse(rows).map(({ document }) => document);
  }

  async takeEvents(lease: number): Promise<readonly LedgerEvent[]> {
    const { rows } = await this.pool.query(
      `with taken as (
         update access.test_payment_events set not_before = now() + make_interval(secs => $1 / 1000.0)
          where id in (select id from access.test_payment_events where not_before <= now()
                        order by serial limit ${pageSize} for update skip locked)
         returning id, body, serial)
       select id, body from taken order by serial`,
      [lease],
    );
    return eventsSchema.parse(rows);
  }

  async sent(eventId: string): Promise<void> {
    await this.pool.query('delete from access.test_payment_events where id = $1', [eventId]);
  }

  async notSent(eventId: string, wait: number): Promise<void> {
    await this.pool.query(
      'update access.test_payment_events set not_before = now() + make_interval(secs => $2 / 1000.0) where id = $1',
      [eventId, wait],
    );
  }
}

const keep = async (client: PoolClient, account: Account, events: readonly LedgerEvent[]): Promise<void> => {
  await client.query(
    `insert into access.test_payments (account_id, document, changed_at, due_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update set document = excluded.document, changed_at = excluded.changed_at, due_at = excluded.due_at`,
    [account.id, account, account.changedAt, nextDueAt(account)],
  );
  await client.query(
    `insert into access.test_payment_names (name, account_id) select name, $2 from unnest($1::text[]) name on conflict do nothing`,
    [idsOf(account), account.id],
  );
  for (const { id, body } of events)
    await client.query('insert into access.test_payment_events (id, body) values ($1, $2) on conflict do nothing', [
      id,
      body,
    ]);
};
