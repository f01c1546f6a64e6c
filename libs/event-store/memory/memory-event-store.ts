import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { prepareAppend, type PreparedAppend } from '../append-rules';
import { start, WrongExpectedRevision } from '../event-store';
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

/** Kept as JSON, so that reading changes data as it does on every other adapter. */
interface Kept {
  readonly envelope: Omit<StoredEvent, 'data' | 'actor' | 'correlationId' | 'causationId'>;
  readonly data: string;
  readonly meta: string;
}

const opened = ({ envelope, data, meta }: Kept): StoredEvent => ({
  ...JSON.parse(meta),
  ...envelope,
  data: JSON.parse(data),
});

export class MemoryEventStore implements EventStore {
  private readonly log: Kept[] = [];
  private readonly streams = new Map<string, Kept[]>();
  private readonly feed = new Feed(this, 60_000);

  constructor(private readonly now: () => Date = () => new Date()) {}

  async append(request: AppendRequest): Promise<AppendResult> {
    const prepared = prepareAppend(request);
    const stream = this.streams.get(prepared.stream) ?? [];
    const there = stream.slice(prepared.expected + 1, prepared.expected + 1 + prepared.ids.length);
    const repeated =
      there.length === prepared.ids.length && there.every((kept, place) => kept.envelope.id === prepared.ids[place]);
    if (!repeated && prepared.expected !== stream.length - 1)
      throw new WrongExpectedRevision(request.stream, request.expected);

    const written = repeated ? there : this.write(prepared);
    if (!repeated) {
      this.streams.set(prepared.stream, stream);
      stream.push(...written);
      this.feed.wake();
    }
    const last = written.at(-1)?.envelope;
    if (last === undefined) throw new WrongExpectedRevision(request.stream, request.expected);
    return { revision: last.revision, position: last.position, at: last.at, repeated };
  }

  async readStream(stream: string, fromRevision = 0, limit = Infinity): Promise<readonly RecordedEvent[]> {
    return (this.streams.get(stream) ?? [])
      .slice(fromRevision, fromRevision + limit)
      .map((kept) => toRecorded(opened(kept)));
  }

  async readAll(after: Position, limit: number): Promise<ReadAllPage> {
    return toPage(this.kept(after, limit), after);
  }

  async readAllStored(after: Position, limit: number): Promise<StoredPage> {
    return toStoredPage(this.kept(after, limit), after);
  }

  async readable(stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> {
    return toPage(stored, start).events;
  }

  async head(): Promise<Position> {
    return this.log.at(-1)?.envelope.position ?? start;
  }

  subscribe(options: SubscribeOptions): Subscription {
    return this.feed.subscribe(options);
  }

  close(): Promise<void> {
    return this.feed.close();
  }

  private kept(after: Position, limit: number): StoredEvent[] {
    const from = Number(after);
    return this.log.slice(from, from + limit).map(opened);
  }

  private write({ stream, expected, tenant, ids, types, data, meta }: PreparedAppend): Kept[] {
    const at = this.now().toISOString();
    const written = ids.map((id, place) => ({
      envelope: {
        id,
        stream,
        tenant,
        at,
        revision: expected + 1 + place,
        position: positionAt(this.log.length + 1 + place),
        type: types[place] ?? '',
      },
      data: data[place] ?? '',
      meta: meta[place] ?? '',
    }));
    this.log.push(...written);
    return written;
  }
}
