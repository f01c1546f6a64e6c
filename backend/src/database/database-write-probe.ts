import { type WriteRefusal, writeRefusalIn } from '@pilotlight/event-store/postgres/write-refusal';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** Milliseconds between two looks whether a database that refused a write takes writes again. */
const lookAgainEvery = 5_000;
/** Rows of a trial: enough to need new room on a disk that is full. */
const trialRows = 2_000;

const readOnly = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as closed`;
const trial = `insert into access.attempts (bucket, count, until)
  select sha256(gen_random_uuid()::text::bytea), 0, now() from generate_series(1, ${trialRows})`;

class ReadOnly extends Error {
  readonly code = '25006';
}

/**
 * Knows whether PostgreSQL takes writes, which it may refuse while it answers all else: on a full disk, and after a change to a replica.
 * A refused request tells it; then it tries by itself, undoing what it wrote, until one goes through. The log hears of each change once.
 */
export class DatabaseWriteProbe {
  #refusal: WriteRefusal | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** A look may take longer than the time between two. */
  #isLooking = false;

  constructor(
    private readonly pool: Pool,
    private readonly log: Pick<Logger, 'error' | 'info'>,
    private readonly every = lookAgainEvery,
  ) {}

  /** A request failed; of failures that are no refused write nothing is kept. */
  failed(error: unknown): void {
    const refusal = writeRefusalIn(error);
    if (refusal === null || this.#refusal !== null) return;
    this.#refusal = refusal;
    this.log.error({ code: refusal.code }, `PostgreSQL takes no writes: ${refusal.cure}`);
    this.#timer = setInterval(() => void this.#look(), this.every).unref();
  }

  /** Rejects while writes are refused, and where the database can't be asked. */
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
