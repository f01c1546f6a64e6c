import { type WriteRefusal, writeRefusalIn } from '@pilotlight/event-store/postgres/write-refusal';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

const lookAgainEvery = 5_000;
/** Enough to need new room on a full disk. */
const trialRows = 2_000;

const readOnly = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as closed`;
const trial = `insert into access.attempts (bucket, count, until)
  select sha256(gen_random_uuid()::text::bytea), 0, now() from generate_series(1, ${trialRows})`;

class ReadOnly extends Error {
  readonly code = '25006';
}

/**
 * PostgreSQL may refuse writes alone: a full disk, a new replica. After a refusal, tries and rolls back until one works; logs each change
 * once.
 */
export class DatabaseWriteProbe {
  #refusal: WriteRefusal | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** A look may take longer than the interval. */
  #isLooking = false;

  constructor(
    private readonly pool: Pool,
    private readonly log: Pick<Logger, 'error' | 'info'>,
    private readonly every = lookAgainEvery,
  ) {}

  failed(error: unknown): void {
    const refusal = writeRefusalIn(error);
    if (refusal === null || this.#refusal !== null) return;
    this.#refusal = refusal;
    this.log.error({ code: refusal.code }, `PostgreSQL takes no writes: ${refusal.cure}`);
    this.#timer = setInterval(() => void this.#look(), this.every).unref();
  }

  async ask(): Promise<void> {
    const { rows } = await this.pool.query<{ closed: boolean }>(readOnly);
    if (rows[0]?.closed) this.failed(new ReadOnly());
    if (this.#refusal !== null) throw new Error(`PostgreSQL takes no writes: ${this.#refusal.cure}`);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#tryWriting();
    } catch {
      return;
    } finally {
      this.#isLooking = false;
    }
    this.stop();
    this.#refusal = null;
    this.log.info('PostgreSQL takes writes again');
  }

  async #tryWriting(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(trial);
    } finally {
      const undone = await client.query('rollback').catch((error: unknown) => error);
      client.release(undone instanceof Error);
    }
  }
}
