import type { Pool } from 'pg';
import { z } from 'zod';

const rowsSchema = z.array(z.object({ waiting: z.int(), oldest_seconds: z.number() }));

/** How the queue of jobs stands, over all processes. */
export class JobFigures {
  constructor(private readonly pool: Pool) {}

  /** Jobs that are due and wait for a worker. Rejects where there is no queue yet. */
  async due(): Promise<{ readonly waiting: number; readonly oldestSeconds: number }> {
    const { rows } = await this.pool.query(
      `select count(*)::int as waiting,
              coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest_seconds
         from job_queue.job where state in ('created', 'retry') and start_after <= now()`,
    );
    const [row] = rowsSchema.parse(rows);
    return { waiting: row?.waiting ?? 0, oldestSeconds: row?.oldest_seconds ?? 0 };
  }
}
