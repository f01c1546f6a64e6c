import type { Attempt } from '@pilotlight/contracts/http/connections';
import type { CancelReason, DeliveryStatus } from '@pilotlight/contracts/values/connection';
import type { Pool } from 'pg';
import { z } from 'zod';
import { attemptRows, type DeliveryRow, deliveryRows } from './delivery-row';

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
  /** `waiting` in so many milliseconds. */
  readonly becomes: 'delivered' | 'failed' | { readonly again: number };
}

export const pageSize = 50;
const idsSchema = z.array(z.object({ id: z.uuid() }));

/** What was, is and will be sent to installers' own systems. Its rows decide what goes out: a queue lost or filled twice sends nothing twice. */
export class LeadDeliveries {
  constructor(private readonly pool: Pool) {}

  /** Due at once; the same is put once. Where its connection is gone, nothing is. */
  async put(delivery: NewDelivery): Promise<void> {
    const { id, connectionId, slug, subjectId, appointmentId, event, happenedAt, change } = delivery;
    await this.pool.query(
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

  /** Of several that try at once, one has it. The attempt is on record before anything leaves. */
  async claim(id: string): Promise<DeliveryRow | null> {
    const { rows } = await this.pool.query(
      `with claimed as (
         update access.lead_deliveries
            set status = 'sending', sending_since = now(), next_attempt_at = null, attempts = attempts + 1, tries = tries + 1
          where id = $1 and status = 'waiting' and next_attempt_at <= now() + interval '5 seconds'
          returning *),
       noted as (insert into access.lead_delivery_attempts (delivery_id, attempt) select id, attempts from claimed)
       select * from claimed`,
      [id],
    );
    return deliveryRows(rows)[0] ?? null;
  }

  /** Nothing where it was erased meanwhile. */
  async end({ id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>, end: AttemptEnd): Promise<void> {
    const { status, problem, answer, milliseconds, externalId, becomes } = end;
    const again = typeof becomes === 'string' ? null : becomes.again;
    await this.pool.query(
      `with noted as (
         update access.lead_delivery_attempts set status = $3, problem = $4, answer = $5, milliseconds = $6
          where delivery_id = $1 and attempt = $2)
       update access.lead_deliveries
          set status = $7, sending_since = null, external_id = coalesce($8, external_id),
              next_attempt_at = now() + $9::float8 * interval '1 millisecond'
        where id = $1 and attempts = $2 and status = 'sending'`,
      [id, attempts, status, problem, answer, milliseconds, again === null ? becomes : 'waiting', externalId, again],
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
  async overdue(milliseconds: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query(
      `select id from access.lead_deliveries
        where status = 'waiting' and next_attempt_at <= now() - $1::float8 * interval '1 millisecond'
        order by next_attempt_at limit 500`,
      [milliseconds],
    );
    return idsSchema.parse(rows).map(({ id }) => id);
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

  /** The newest first, with their attempts; one more than a page where there are more. */
  async list(
    { slug, connectionId }: Pick<DeliveryRow, 'slug' | 'connectionId'>,
    {
      before,
      status,
      id,
    }: { readonly before?: string | undefined; readonly status?: DeliveryStatus | undefined; readonly id?: string },
  ): Promise<(DeliveryRow & { readonly made: readonly Attempt[] })[]> {
    const found = await this.pool.query(
      `select * from access.lead_deliveries
        where slug = $1 and connection_id = $2 and ($3::uuid is null or (created_at, id) < (select created_at, id from access.lead_deliveries where id = $3))
          and ($4::text is null or status = $4) and ($5::uuid is null or id = $5)
        order by created_at desc, id desc limit $6`,
      [slug, connectionId, before ?? null, status ?? null, id ?? null, pageSize + 1],
    );
    const rows = deliveryRows(found.rows);
    const attempts = await this.pool.query(
      'select * from access.lead_delivery_attempts where delivery_id = any($1) order by delivery_id, attempt',
      [rows.map((row) => row.id)],
    );
    const made = attemptRows(attempts.rows);
    return rows.map((row) => ({ ...row, made: made.get(row.id) ?? [] }));
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
