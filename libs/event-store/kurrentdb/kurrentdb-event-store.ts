import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
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
import { toPage, toRecorded, toStoredPage } from '../recorded-event';
import { Appender } from './appender';
import { LogWatch } from './log-watch';
import { Reader } from './reader';
import { positionOf, toStored } from './stored-record';

export interface KurrentDbEventStoreOptions {
  readonly url: string;
  readonly deadline?: number;
  readonly alongside?: { close(): Promise<void> };
}

const lookEveryMs = 1_000;

/** KurrentDB, or EventStoreDB from 22.6: the streams `<category>-<id>` of a server of its own. */
export class KurrentDbEventStore implements EventStore {
  private readonly appender: Appender;
  private readonly feed = new Feed(this, lookEveryMs);
  private readonly watch: LogWatch;

  constructor(
    private readonly client: KurrentDBClient,
    private readonly reader: Reader,
    deadline: number,
    private readonly alongside: KurrentDbEventStoreOptions['alongside'],
  ) {
    this.appender = new Appender(client, reader, deadline);
    this.watch = new LogWatch(
      client,
      () => this.head(),
      () => this.feed.wake(),
    );
  }

  async append(request: AppendRequest): Promise<AppendResult> {
    const result = await this.appender.append(request);
    if (!result.repeated) this.feed.wake();
    return result;
  }

  async readStream(stream: string, fromRevision = 0, limit?: number): Promise<readonly RecordedEvent[]> {
    const records = await this.reader.stream(stream, {
      fromRevision: BigInt(fromRevision),
      ...(limit !== undefined && { maxCount: limit }),
    });
    return records.map((record) => toRecorded(toStored(record)));
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
    const [last] = await this.reader.all({ direction: 'backwards', fromPosition: 'end', maxCount: 1 });
    return last ? positionOf(last) : start;
  }

  subscribe(options: SubscribeOptions): Subscription {
    this.watch.start();
    return this.feed.subscribe(options);
  }

  async close(): Promise<void> {
    await Promise.all([this.feed.close(), this.watch.close(), this.appender.settled(), this.alongside?.close()]);
    await this.client.dispose();
  }

  /** One more than asked for: a read begins with the event at the position itself. */
  private async kept(after: Position, limit: number): Promise<StoredEvent[]> {
    const records = await this.reader.all({ fromPosition: this.watch.readingFrom(after), maxCount: limit + 1 });
    return records
      .map(toStored)
      .filter(({ position }) => position > after)
      .slice(0, limit);
  }
}

/** Asks the server for nothing yet. Throws where the connection string is invalid, never quoting it. */
export const openKurrentDbEventStore = async (options: KurrentDbEventStoreOptions): Promise<KurrentDbEventStore> => {
  const { url, deadline = 5_000, alongside } = options;
  const { KurrentDBClient } = await import('@kurrent/kurrentdb-client');
  const connect = (): KurrentDBClient => {
    try {
      return KurrentDBClient.connectionString(url.replace(/^esdb/, 'kurrentdb'));
    } catch {
      // The client's own message quotes the connection string, password included.
      throw new Error("KurrentDB's client can't read this connection string");
    }
  };
  return new KurrentDbEventStore(connect(), new Reader(connect, deadline), deadline, alongside);
};
