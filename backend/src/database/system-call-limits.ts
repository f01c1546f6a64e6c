import { systemCallsPerMinute } from '@pilotlight/contracts/values/system-key';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface CallsLeft {
  readonly allowed: boolean;
  readonly left: number;
  /** Until all may be made again. */
  readonly seconds: number;
}

/** How often a key of an installer's own system calls, counted over all processes. */
export class SystemCallLimits {
  readonly #limiter: RateLimiterPostgres;

  constructor(pool: Pool) {
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'access',
      tableName: 'system_calls',
      tableCreated: true,
      keyPrefix: 'key',
      points: systemCallsPerMinute,
      duration: 60,
      inMemoryBlockOnConsumed: systemCallsPerMinute,
    });
  }

  async take(keyId: string): Promise<CallsLeft> {
    try {
      return answered(true, await this.#limiter.consume(keyId));
    } catch (full) {
      if (full instanceof RateLimiterRes) return answered(false, full);
      throw full;
    }
  }
}

const answered = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): CallsLeft => ({
  allowed,
  left: Math.max(0, remainingPoints),
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});
