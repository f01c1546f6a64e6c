import { randomUUID } from 'node:crypto';
import type { Position } from '@pilotlight/contracts/events/event';
import { start, StoreUnavailable } from '@pilotlight/event-store/event-store';
import { isUnavailable } from '@pilotlight/event-store/postgres/connection';
import type { Client } from 'pg';
import { connect, lossOf } from './database-connection';
import { pipelined } from './pipeline';
import { type Log, warnOfFailure } from './log';
import { backOff, pauseUnless } from './back-off';
import type { CaughtUp } from './caught-up';
import { type Checkpoint, readCheckpoints, readOwned } from './checkpoint';
import type { Standing } from './lag';
import { countQuarantined } from './quarantine/quarantine-rows';

const channel = 'pilotlight_read';
const wanted = 'wanted';
const pollEvery = 100;
/** Milliseconds. Read models move together after an append: one message tells other processes of all. */
const gather = 5;

/** Logged after an outage: a process that keeps no read model says so nowhere else. */
const inSight = 'PostgreSQL answers again: checkpoints of other processes are in sight';

const outOfReach = (): Error => new Error("The read models' checkpoints are out of reach");

export interface Watched {
  readonly name: string;
  readonly version: number;
}

export class CheckpointWatch {
  private readonly self = randomUUID();
  private readonly stopping = new AbortController();
  private connection: Client | undefined;
  private running: Promise<void> = Promise.resolve();
  private announcing: NodeJS.Timeout | undefined;
  private unannounced = false;
  private reading = false;
  private readAgain = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly models: readonly Watched[],
    private readonly caughtUp: CaughtUp,
    private readonly log: Log,
    private readonly hurry: () => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.announcing);
    await this.running;
  }

  moved(model: string, position: Position): void {
    this.caughtUp.moved(model, position);
    this.unannounced = true;
    this.announceSoon();
  }

  ask(): void {
    this.connection?.query('select pg_notify($1, $2)', [channel, wanted]).catch(() => undefined);
  }

  async standing(): Promise<Standing> {
    const connection = this.connection;
    if (!connection) throw outOfReach();
    const [checkpoints, owned, quarantined] = await pipelined(connection, (statements) => [
      readCheckpoints(statements),
      readOwned(statements),
      countQuarantined(statements),
    ]);
    return { checkpoints: this.ofThisVersion(checkpoints), owned, quarantined };
  }

  private async run(): Promise<void> {
    let failures = 0;
    let lostAt = 0;
    const healthy = (): void => {
      if (failures > 0) this.log.info({ failures, ms: Math.round(performance.now() - lostAt) }, inSight);
      failures = 0;
    };
    while (!this.stopping.signal.aborted) {
      try {
        const connection = await connect(this.databaseUrl, 'checkpoints');
        await this.follow(connection, healthy);
      } catch (error) {
        if (failures === 0) lostAt = performance.now();
        failures += 1;
        warnOfFailure(
          this.log,
          { failures, error: isUnavailable(error) ? new StoreUnavailable(error) : error },
          'PostgreSQL is out of reach, and with it the checkpoints of other processes; trying again',
        );
        await pauseUnless(this.stopping.signal, backOff(failures));
      }
    }
  }

  private async follow(connection: Client, healthy: () => void): Promise<void> {
    const lost = lossOf(connection);
    const over = AbortSignal.any([this.stopping.signal, lost]);
    try {
      connection.on('notification', ({ payload }) => this.heard(payload));
      await connection.query(`listen ${channel}`);
      this.connection = connection;
      await this.read();
      healthy();
      while (!over.aborted) {
        await pauseUnless(over, pollEvery);
        if (this.caughtUp.waiting) await this.read();
      }
      lost.throwIfAborted();
    } finally {
      this.connection = undefined;
      await connection.end().catch(() => undefined);
    }
  }

  /** Rows folded by another version don't show what this one should. */
  private ofThisVersion(held: ReadonlyMap<string, Checkpoint>): ReadonlyMap<string, Checkpoint> {
    const known = this.models.flatMap((model): [string, Checkpoint][] => {
      const checkpoint = held.get(model.name);
      if (!checkpoint) return [];
      const current = checkpoint.version === model.version;
      return [[model.name, current ? checkpoint : { ...checkpoint, position: start }]];
    });
    return new Map(known);
  }

  private heard(payload: string | undefined): void {
    if (payload === wanted) this.hurry();
    else if (payload !== this.self) void this.read();
  }

  private announceSoon(): void {
    this.announcing ??= setTimeout(() => void this.announce(), gather).unref();
  }

  private async announce(): Promise<void> {
    this.unannounced = false;
    await this.connection?.query('select pg_notify($1, $2)', [channel, this.self]).catch(() => undefined);
    this.announcing = undefined;
    if (this.unannounced && !this.stopping.signal.aborted) this.announceSoon();
  }

  private async read(): Promise<void> {
    this.readAgain = true;
    if (this.reading) return;
    this.reading = true;
    while (this.readAgain && this.connection) {
      this.readAgain = false;
      const held = await readCheckpoints(this.connection).catch(() => new Map<string, Checkpoint>());
      for (const [model, { position }] of this.ofThisVersion(held)) this.caughtUp.moved(model, position);
    }
    this.reading = false;
  }
}
