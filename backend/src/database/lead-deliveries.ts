import type { CancelReason } from '@pilotlight/contracts/values/connection';
import { isNativeError } from 'node:util/types';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type DeliveryRow, deliveryRows } from './delivery-row';
import type { SealedAnswers } from './sealed-answers';

export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'connectionId' | 'slug' | 'subjectId' | 'appointmentId' | 'event' | 'happenedAt' | 'change'
>;

export interface AttemptEnd {
  readonly status: number | null;
  readonly problem: string | null;
  readonly answer: string;
  readonly milliseconds: number;
  readonly externalId: string | null;
  /** Of the connection that it went by. */
  readonly account: number;
  /** `waiting` in so many milliseconds. */
  readonly becomes: 'delivered' | 'failed' | { readonly again: number };
}

const overdueSchema = z.array(z.object({ id: z.uuid(), slug: z.string() }));

const isTaken = (error: unknown): boolean =>
  isNativeError(error) && 'constraint' in error && error.constraint === 'lead_deliveries_sending';

/** What was, is and will be sent to installers' own systems. Its rows decide what goes out: a queue lost or filled twice sends nothing twice. */
export class LeadDeliveries {
  constructor(
    private readonly pool: Pool,
    private readonly answers: SealedAnswers,
  ) {}

  /** Due at once; the same is put once. Where its connection is gone, nothing is. */
  async put(delivery: NewDelivery, by: Pick<Pool, 'query'> = this.pool): Promise<void> {
    const { id, connectionId, slug, subjectId, appointmentId, event, happenedAt, change } = delivery;
    await by.query(
      `insert into access.lead_deliveries
         (id, connection_id, slug, subject_id, appointment_id, event, happened_at, change, next_attempt_at)
       select $1, connection.id, $3, $4, $5, $6, $7, $8, now()
         from access.connections connection where connection.id = $2 and connection.slug = $3
       on conflict do nothing`,
      [id, connectionId, slug, subjectId, appointmentId, event, happenedAt, change && JSON.stringify(change)],
    );
  }

  async find(id: string): Promise<DeliveryRow | null> {
    const { rows } = await this.pool.query('select * from access.lead_deliveries where id = $1', [id]);
    return deliveryRows(rows)[0] ?? null;
  }

  /** Of several that try at once, one has it; `busy` while another of the same lead is being sent there. The attempt is on record before anything leaves. */
  async claim(id: string): Promise<DeliveryRow | 'busy' | null> {
    const claiming = this.pool.query(
      `with claimed as (
         update access.lead_deliveries
            set status = 'sending', sending_since = now(), next_attempt_at = null, attempts = attempts + 1, tries = tries + 1
          where id = $1 and status = 'waiting' and next_attempt_at <= now() + interval '5 seconds'
          returning *),
       noted as (insert into access.lead_delivery_attempts (delivery_id, attempt) select id, attempts from claimed)
       select * from claimed`,
      [id],
    );
    try {
      return deliveryRows((await claiming).rows)[0] ?? null;
    } catch (error) {
      if (isTaken(error)) return 'busy';
      throw error;
    }
  }

  /** Nothing where it was erased meanwhile. */
  async end(row: Pick<DeliveryRow, 'id' | 'slug' | 'subjectId' | 'attempts'>, end: AttemptEnd): Promise<void> {
    const { id, attempts } = row;
    const { status, problem, milliseconds, externalId, account, becomes } = end;
    const answer = await this.answers.seal(row, attempts, end.answer);
    const again = typeof becomes === 'string' ? null : becomes.again;
    await this.pool.query(
      `with noted as (
         update access.lead_delivery_attempts set status = $3, problem = $4, answer = $5, milliseconds = $6
          where delivery_id = $1 and attempt = $2),
       -- Whoever gives it another token waits for this, or this for them.
       connection as (
         select account from access.connections
          where id = (select connection_id from access.lead_deliveries where id = $1) for share)
       update access.lead_deliveries
          set status = $7, sending_since = null,
              external_id = case when $10 = (select account from connection) then coalesce($8, external_id) end,
              next_attempt_at = now() + $9::float8 * interval '1 millisecond'
        where id = $1 and attempts = $2 and status = 'sending'`,
      [
        id,
        attempts,
        status,
        problem,
        answer,
        milliseconds,
        again === null ? becomes : 'waiting',
        externalId,
        again,
        account,
      ],
    );
  }

  /** Not tried for so long; no attempt is counted. When it is due (ISO 8601 UTC). */
  async putOff(id: string, milliseconds: number): Promise<string | null> {
    const { rows } = await this.pool.query(
      `update access.lead_deliveries set next_attempt_at = now() + $2::float8 * interval '1 millisecond'
        where id = $1 and status = 'waiting' returning *`,
      [id, milliseconds],
    );
    return deliveryRows(rows)[0]?.nextAttemptAt ?? null;
  }

  async cancel(id: string, why: CancelReason): Promise<void> {
    await this.pool.query(
      `update access.lead_deliveries set status = 'cancelled', cancelled = $2, next_attempt_at = null
        where id = $1 and status = 'waiting'`,
      [id, why],
    );
  }

  /** Sent by a process that was killed at it, so many milliseconds ago or more: nobody knows whether it arrived. One of them, or all. */
  async lose(milliseconds: number, id: string | null = null): Promise<number> {
    const { rowCount } = await this.pool.query(
      `update access.lead_deliveries set status = 'unknown', sending_since = null
        where status = 'sending' and sending_since <= now() - $1::float8 * interval '1 millisecond'
          and ($2::uuid is null or id = $2)`,
      [milliseconds, id],
    );
    return rowCount ?? 0;
  }

  /** Due for so long, and in no queue, as after one was lost. */
  async overdue(milliseconds: number): Promise<readonly Pick<DeliveryRow, 'id' | 'slug'>[]> {
    const { rows } = await this.pool.query(
      `select id, slug from access.lead_deliveries
        where status = 'waiting' and next_attempt_at <= now() - $1::float8 * interval '1 millisecond'
        order by next_attempt_at limit 500`,
      [milliseconds],
    );
    return overdueSchema.parse(rows);
  }

  /** Due at once with all its attempts ahead; false where it is under way. */
  async again(id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update access.lead_deliveries set status = 'waiting', cancelled = null, tries = 0, next_attempt_at = now()
        where id = $1 and status <> 'sending'`,
      [id],
    );
    return rowCount === 1;
  }

  /** What the other side called this lead when it last took it. */
  async externalIdOf({
    connectionId,
    subjectId,
  }: Pick<DeliveryRow, 'connectionId' | 'subjectId'>): Promise<string | null> {
    const { rows } = await this.pool.query(
      `select external_id from access.lead_deliveries
        where connection_id = $1 and subject_id = $2 and external_id is not null order by created_at desc limit 1`,
      [connectionId, subjectId],
    );
    return z.array(z.object({ external_id: z.string() })).parse(rows)[0]?.external_id ?? null;
  }

  /** Of an erased visitor: what waits is not sent, and what was answered is gone. */
  async forget(slug: string, subjectId: string): Promise<void> {
    await this.pool.query('delete from access.lead_deliveries where slug = $1 and subject_id = $2', [slug, subjectId]);
  }

  async dropOlderThan(days: number): Promise<void> {
    await this.pool.query(
      `delete from access.lead_deliveries
        where created_at < now() - $1::int * interval '1 day' and status not in ('waiting', 'sending')`,
      [days],
    );
  }
}
