import { Pool } from 'pg';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { prepareAppend } from '../append-rules';
import { start } from '../event-store';
import type {
  AppendRequest,
  AppendResult,
  EventStore,
  ReadAllPage,
  StoredEvent,
  StoredPage,
  SubscribeOptions,
  Subscription,
} from '../event-store';
import { Feed } from '../feed/feed';
import { positionAt, toPage, toRecorded, toStoredPage } from '../recorded-event';
import { AppendLane } from './append/append-lane';
import { AppendQueue } from './append/append-queue';
import { connectionTo, reaching } from './connection';
import { LogIdentity } from './log-identity';
import { checkDurability, checkVersion } from './durability';
import { readHealth, type EventLogHealth } from './health';
import { migrateEventLog } from './schema/migrate';
import { columns, fromRow, type StoredRow } from './stored-row';
import { Wire } from './wire';

export interface PostgresEventStoreOptions {
  /** `postgres://...`; the role must own schema `event_log` or be allowed to make it. */
  readonly url: string;
  /** Connections for reading, 4 by default; three more serve appends and wake-ups. */
  readonly poolSize?: number;
  readonly allowUnsafeDurability?: boolean;
}

const lookEvery = 250;
/** Milliseconds: an append is acknowledged before anyone reads it, and bursts are read together. */
const gather = 1;
const streamText = `
  select ${columns} from event_log.events where stream = $1 and revision >= $2 order by revision limit $3`;
const allText = `select ${columns} from event_log.read_all($1, $2)`;

export class PostgresEventStore implements EventStore {
  private readonly queue: AppendQueue;
  private readonly feed = new Feed(this, lookEvery);
  private readonly wire: Wire;
  private telling: NodeJS.Timeout | undefined;
  readonly replaced: Promise<void>;

  constructor(
    private readonly pool: Pool,
    url: string,
  ) {
    const identity = new LogIdentity();
    this.replaced = identity.replaced;
    this.wire = new Wire(url, identity, () => this.feed.wake());
    const lanes = [new AppendLane(url, identity), new AppendLane(url, identity)];
    this.queue = new AppendQueue(lanes, () => this.tell());
  }

  async append(request: AppendRequest): Promise<AppendResult> {
    return this.queue.append(prepareAppend(request));
  }

  async readStream(stream: string, fromRevision = 0, limit?: number): Promise<readonly RecordedEvent[]> {
    const { rows } = await reaching(() =>
      this.pool.query<StoredRow>({ name: 'stream', text: streamText, values: [stream, fromRevision, limit] }),
    );
    return rows.map((row) => toRecorded(fromRow(row)));
  }

  async readAll(after: Position, limit: number): Promise<ReadAllPage> {
    return toPage(await this.kept(after, limit), after);
  }

  async readAllStored(after: Position, limit: number): Promise<StoredPage> {
    return toStoredPage(await this.kept(after, limit), after);
  }

  async readable(stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> {
    return toPage(stored, start).events;
  }

  async head(): Promise<Position> {
    const { rows } = await reaching(() => this.pool.query<{ head: string | null }>('select event_log.head() as head'));
    const head = rows[0]?.head ?? null;
    return head === null ? start : positionAt(head);
  }

  subscribe(options: SubscribeOptions): Subscription {
    return this.feed.subscribe(options);
  }

  health(): Promise<EventLogHealth> {
    return reaching(() => readHealth(this.pool));
  }

  private async kept(after: Position, limit: number): Promise<StoredEvent[]> {
    const values = [after === start ? '0' : after, limit];
    const { rows } = await reaching(() => this.pool.query<StoredRow>({ name: 'all', text: allText, values }));
    return rows.map(fromRow);
  }

  private tell(): void {
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      this.feed.wake();
      this.wire.tell();
    }, gather);
  }

  async close(): Promise<void> {
    await Promise.all([this.feed.close(), this.queue.close()]);
    clearTimeout(this.telling);
    await Promise.all([this.wire.close(), this.pool.end()]);
  }
}

/** Migrates the schema. Throws StoreUnavailable, UnsupportedPostgres, UnsafeDurability. */
export const openPostgresEventStore = async (options: PostgresEventStoreOptions): Promise<PostgresEventStore> => {
  const { url, poolSize = 4, allowUnsafeDurability = false } = options;
  const pool = new Pool({ ...connectionTo(url, 'reading'), max: poolSize });
  // The pool replaces a connection that is lost while idle.
  pool.on('error', () => {});
  // A busy client reports its loss to the query under way; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await checkVersion(pool);
    if (!allowUnsafeDurability) await checkDurability(pool);
    await reaching(() => migrateEventLog(url));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresEventStore(pool, url);
};
