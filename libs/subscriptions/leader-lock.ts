import type { Client } from 'pg';
import { connect, lossOf } from './database-connection';
import type { Log } from './log';
import { backOff, pauseUnless } from './back-off';
import { endOwner, tryToOwn } from './checkpoint';
import type { RunnerRole } from './runner-progress';

const askForOwnershipEvery = 500;

export interface LeaderWork {
  readonly name: string;
  readonly purpose: string;
  readonly follow: (connection: Client, over: AbortSignal, healthy: () => void) => Promise<void>;
  readonly isHung: (connection: Client) => Promise<boolean>;
  /** Returns whether this process still counts as the keeper: the database answers, and only an event is retried. */
  readonly failed: (error: unknown, failures: number) => boolean;
}

export interface LeaderSurroundings {
  readonly databaseUrl: string;
  readonly log: Log;
}

/** The owner's lock and writes share a connection, so neither outlives the other. */
export class LeaderLock {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private failures = 0;
  private current: RunnerRole = 'none';

  constructor(
    private readonly work: LeaderWork,
    private readonly surroundings: LeaderSurroundings,
  ) {}

  get role(): RunnerRole {
    return this.current;
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.ownAndFollow();
      } catch (error) {
        this.failures += 1;
        if (!this.work.failed(error, this.failures)) this.current = 'none';
        await pauseUnless(this.stopping.signal, backOff(this.failures));
      }
    }
    this.current = 'none';
  }

  private async ownAndFollow(): Promise<void> {
    const connection = await connect(this.surroundings.databaseUrl, this.work.purpose);
    const lost = lossOf(connection);
    const over = AbortSignal.any([this.stopping.signal, lost]);
    try {
      while (!over.aborted && !(await tryToOwn(connection, this.work.name))) {
        this.current = 'standby';
        await this.endHungOwner(connection);
        await pauseUnless(over, askForOwnershipEvery);
      }
      if (!over.aborted) await this.follow(connection, over);
      lost.throwIfAborted();
    } finally {
      await connection.end().catch(() => undefined);
    }
  }

  private async follow(connection: Client, over: AbortSignal): Promise<void> {
    this.current = 'owner';
    await this.work.follow(connection, over, () => (this.failures = 0));
  }

  private async endHungOwner(connection: Client): Promise<void> {
    const { name, isHung } = this.work;
    if (!(await isHung(connection))) return;
    this.surroundings.log.warn({ model: name }, 'The process that keeps this hangs; its ownership is ended');
    await endOwner(connection, name);
  }
}
