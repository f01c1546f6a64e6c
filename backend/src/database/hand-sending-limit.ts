import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** So often in ten minutes an installer has us send to its systems while it waits. */
const limit = { points: 60, duration: 600, keyPrefix: 'by-hand' };

export class HandSendingLimit {
  readonly #limiter: RateLimiterPostgres;

  constructor(pool: Pool) {
    const table = { storeClient: pool, schemaName: 'access', tableName: 'sending_limits', tableCreated: true };
    this.#limiter = new RateLimiterPostgres({ ...table, ...limit });
  }

  /** Null where it may go out now, else the milliseconds to wait. */
  async take(slug: string): Promise<number | null> {
    try {
      await this.#limiter.consume(slug);
      return null;
    } catch (full) {
      if (full instanceof RateLimiterRes) return full.msBeforeNext;
      throw full;
    }
  }
}
