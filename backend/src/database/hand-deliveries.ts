import type { Pool } from 'pg';
import type { LeadDeliveries, NewDelivery } from './lead-deliveries';
import { inTransaction } from './transaction';

/** Taken, on its way, or nobody knows. */
const wentBefore = `
  select from access.lead_deliveries
   where slug = $1 and connection_id = $2 and subject_id = $3 and event = $4 and id <> $5
     and status in ('waiting', 'sending', 'delivered', 'unknown') limit 1`;

/** What is sent by hand goes to a connection once, however often and by how many it is asked for at once. */
export class HandDeliveries {
  constructor(
    private readonly pool: Pool,
    private readonly deliveries: LeadDeliveries,
  ) {}

  /** False where it went there before under another id. */
  async put(delivery: NewDelivery): Promise<boolean> {
    const { id, slug, connectionId, subjectId, event } = delivery;
    return await inTransaction(this.pool, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${connectionId} ${subjectId}`]);
      const before = await client.query(wentBefore, [slug, connectionId, subjectId, event, id]);
      if (before.rowCount === 1) return false;
      await this.deliveries.put(delivery, client);
      return true;
    });
  }
}
