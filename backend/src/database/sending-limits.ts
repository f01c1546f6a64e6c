import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const hour = 3_600;
const day = 24 * hour;

/** To one number an hour, from one installer a day; critical texts are counted by themselves. */
const limits = { number: { points: 12, duration: hour }, installer: { points: 200, duration: day } } as const;

interface ToSend {
  readonly slug: string;
  readonly to: string;
  readonly critical: boolean;
}

export class SendingLimits {
  readonly #number: RateLimiterPostgres;
  readonly #installer: RateLimiterPostgres;

  constructor(
    pool: Pool,
    private readonly nameOf: (number: string) => string,
  ) {
    const table = { storeClient: pool, schemaName: 'access', tableName: 'sending_limits', tableCreated: true };
    this.#number = new RateLimiterPostgres({ ...table, ...limits.number, keyPrefix: 'number' });
    this.#installer = new RateLimiterPostgres({ ...table, ...limits.installer, keyPrefix: 'installer' });
  }

  /** Null where it may go out now, else the milliseconds to wait. */
  async take({ slug, to, critical }: ToSend): Promise<number | null> {
    const kind = critical ? 'critical' : 'other';
    try {
      await this.#number.consume(`${kind} ${this.nameOf(to)}`);
      await this.#installer.consume(`${kind} ${slug}`);
      return null;
    } catch (full) {
      if (full instanceof RateLimiterRes) return full.msBeforeNext;
      throw full;
    }
  }
}
