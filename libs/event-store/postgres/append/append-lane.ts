import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { PreparedAppend } from '../../append-rules';
import { StoreUnavailable } from '../../event-store';
import { connectionTo, isUnavailable } from '../connection';
import type { LogIdentity } from '../log-identity';
import { writeBatch, type Outcome } from './append-batch';

const beforeRetry = 50;
const patience = 10;
/** Milliseconds. Somebody waits for the outcome: a slower PostgreSQL hangs. */
const answerWithin = 4_000;

const rivalsMet = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

export class AppendLane {
  private client: Promise<Client> | undefined;

  constructor(
    private readonly url: string,
    private readonly identity: LogIdentity,
  ) {}

  /** After a lost connection the batch is sent again: what was written answers as such. An append PostgreSQL can't take fails alone. */
  async write(batch: readonly PreparedAppend[]): Promise<(Outcome | Error)[]> {
    let lost = false;
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.send(batch);
      } catch (error) {
        const unavailable = isUnavailable(error);
        if (unavailable ? lost : batch.length === 1 && (!rivalsMet(error) || tries === patience)) {
          const failure = unavailable || rivalsMet(error) ? new StoreUnavailable(error) : error;
          return batch.map(() => (failure instanceof Error ? failure : new StoreUnavailable(failure)));
        }
        if (unavailable) {
          lost = true;
          await pause(beforeRetry);
        } else if (batch.length > 1) return this.writeSingly(batch);
      }
    }
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  private async writeSingly(batch: readonly PreparedAppend[]): Promise<(Outcome | Error)[]> {
    const outcomes: (Outcome | Error)[] = [];
    for (const append of batch) outcomes.push(...(await this.write([append])));
    return outcomes;
  }

  private async send(batch: readonly PreparedAppend[]): Promise<Outcome[]> {
    const connecting = (this.client ??= this.connect());
    try {
      return await writeBatch(await connecting, batch);
    } catch (error) {
      if (isUnavailable(error)) this.drop(connecting);
      throw error;
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      ...connectionTo(this.url, 'appends'),
      query_timeout: answerWithin,
      options: '-c plan_cache_mode=force_generic_plan',
    });
    const connected = client
      .connect()
      .then(() => this.identity.check(client))
      .then(() => client);
    client.on('error', () => this.drop(this.client));
    return connected;
  }

  private drop(connecting: Promise<Client> | undefined): void {
    if (connecting === undefined || this.client !== connecting) return;
    this.client = undefined;
    void connecting.then((client) => client.end()).catch(() => {});
  }
}
