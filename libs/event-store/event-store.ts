import type { DomainEvent, RecordedEvent, UnreadableEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventEnvelope, EventMetadata, EventSource, Position } from '@pilotlight/contracts/events/event';

/** An event on its way into the log. The id is chosen by the writer, so that a repeated append is recognised. */
export type EventToAppend = DomainEvent & {
  readonly id: string;
  /** Where it isn't that of the append: an answer that is written together with what it answers. */
  readonly source?: EventSource;
};

/** Where the writer believes the stream stands: the revision of its last event (0-based), or that there is none. */
export type ExpectedRevision = number | 'no-stream';

export interface AppendRequest {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** All of them are written, or none. 1 MiB at most together, as they lie in the store. */
  readonly events: readonly EventToAppend[];
  readonly metadata: EventMetadata;
}

export interface AppendResult {
  readonly revision: number;
  readonly position: Position;
  /** When it was written, ISO 8601 UTC. */
  readonly at: string;
  /** The same event ids stood there already: nothing was written now. */
  readonly repeated: boolean;
}

/** The stream is not where the writer believed. Load it again and decide again. */
export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`Stream ${stream} is not at revision ${expected}`);
    this.name = 'WrongExpectedRevision';
  }
}

/** An append over 1 MiB. */
export class AppendTooLarge extends Error {
  constructor(readonly bytes: number) {
    super(`An append of ${bytes} bytes is over the limit of 1 MiB`);
    this.name = 'AppendTooLarge';
  }
}

/** An append that no store could take: a mistake of the caller's, the same on every adapter. */
export class InvalidAppend extends Error {
  constructor(
    readonly stream: string,
    reason: string,
  ) {
    super(`An append to ${stream} was refused: ${reason}`);
    this.name = 'InvalidAppend';
  }
}

/** The log holds an event that this version can't read. Reading on after `position` goes past it. */
export class UnreadableRecord extends Error {
  constructor(
    readonly stream: string,
    readonly revision: number,
    readonly position: Position,
    cause: UnreadableEvent,
  ) {
    super(`Event ${revision} of stream ${stream} at position ${position}: ${cause.message}`, { cause });
    this.name = 'UnreadableRecord';
  }
}

/** The failure's code and the address that was tried, where they are known. */
const whereabouts = (cause: unknown): string => {
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  if (!(first instanceof Error) || !('code' in first)) return '';
  const address = 'address' in first && 'port' in first ? ` at ${String(first.address)}:${String(first.port)}` : '';
  return ` (${String(first.code)}${address})`;
};

/** The store can't be reached now. What was asked for may or may not have happened; asking again with the same ids is safe. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The event store can't be reached${whereabouts(cause)}`, { cause });
    this.name = 'StoreUnavailable';
  }
}

export interface ReadAllPage {
  /** In log order, all after the position asked for; none is ever skipped. */
  readonly events: readonly RecordedEvent[];
  /** Where to go on from; the position asked for where there was nothing new. */
  readonly next: Position;
}

/** An event as a store keeps it, before its type and data were looked at: personal fields are as they lie there. */
export interface StoredEvent extends EventEnvelope {
  readonly type: string;
  readonly data: unknown;
}

export interface StoredPage {
  readonly events: readonly StoredEvent[];
  readonly next: Position;
}

export interface Subscription {
  /** Ends after the batch being handled; resolves when it has. */
  close(): Promise<void>;
  /** Rejects when the handler threw or the next event is an UnreadableRecord; resolves on close. */
  readonly ended: Promise<void>;
}

export interface SubscribeOptions {
  /** Exclusive; `start` is before the first event. */
  readonly after: Position;
  readonly batchSize: number;
  /** Awaited before the next batch is read. */
  readonly onBatch: (events: readonly RecordedEvent[], next: Position) => Promise<void>;
}

/** Before the first event of any store. */
export const start = '' as Position;

/** The log, with KurrentDB's semantics. Every adapter passes testing/event-store-contract.ts. */
export interface EventStore {
  /**
   * Throws WrongExpectedRevision, AppendTooLarge, InvalidAppend, StoreUnavailable. The same event ids at the same place answer as the
   * first time.
   */
  append(request: AppendRequest): Promise<AppendResult>;
  /**
   * The stream's events from a revision on, in order, `limit` of them at most; none where there is no such stream. Throws
   * UnreadableRecord where one of them can't be read, and StoreUnavailable.
   */
  readStream(stream: string, fromRevision?: number, limit?: number): Promise<readonly RecordedEvent[]>;
  /**
   * Up to `limit` events after a position. Stops short of an event that can't be read; throws UnreadableRecord where that one is next,
   * and StoreUnavailable.
   */
  readAll(after: Position, limit: number): Promise<ReadAllPage>;
  /** Up to `limit` events after a position as they are kept, those that can't be read among them. Throws StoreUnavailable. */
  readAllStored(after: Position, limit: number): Promise<StoredPage>;
  /**
   * What `readAll` would give for events that came as they are kept, by whichever way: those up to the first that can't be read. Throws
   * UnreadableRecord where that is the first of all, and StoreUnavailable.
   */
  readable(stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]>;
  /** The position of the last event that can be read now, with all before it; `start` in an empty log. */
  head(): Promise<Position>;
  /** Follows the log. Batches hold at least one event. Lost connections are retried with back-off, without a gap. */
  subscribe(options: SubscribeOptions): Subscription;
  /** Ends subscriptions and connections; appends under way are finished. */
  close(): Promise<void>;
}
