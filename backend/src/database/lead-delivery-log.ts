import type { Attempt } from '@pilotlight/contracts/http/connections';
import type { DeliveryStatus } from '@pilotlight/contracts/values/connection';
import type { Pool } from 'pg';
import { attemptRows, type DeliveryRow, deliveryRows } from './delivery-row';
import type { SealedAnswers } from './sealed-answers';

export const pageSize = 50;

export type LoggedDelivery = DeliveryRow & { readonly made: readonly Attempt[] };

export interface LogQuery {
  readonly before?: string | undefined;
  readonly status?: DeliveryStatus | undefined;
  readonly id?: string;
}

/** What was sent to installers' own systems, for them to look at. */
export class LeadDeliveryLog {
  constructor(
    private readonly pool: Pool,
    private readonly answers: SealedAnswers,
  ) {}

  /** The newest first, with their attempts; one more than a page where there are more. */
  async list(
    { slug, connectionId }: Pick<DeliveryRow, 'slug' | 'connectionId'>,
    { before, status, id }: LogQuery,
  ): Promise<LoggedDelivery[]> {
    const found = await this.pool.query(
      `select * from access.lead_deliveries
        where slug = $1 and connection_id = $2
          and ($3::uuid is null or (created_at, id) < (
                select created_at, id from access.lead_deliveries where slug = $1 and connection_id = $2 and id = $3))
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
    // One that began since the rows were read is told of with its row, the next time.
    const madeOf = ({ id, attempts: known }: DeliveryRow): readonly Attempt[] =>
      (made.get(id) ?? []).filter(({ attempt }) => attempt <= known);
    return await this.answers.open(rows.map((row) => ({ ...row, made: madeOf(row) })));
  }
}
