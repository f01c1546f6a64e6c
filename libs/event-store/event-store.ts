import type { DomainEvent, RecordedEvent, UnreadableEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventEnvelope, EventMetadata, EventSource, Position } from '@pilotlight/contracts/events/event';

export type EventToAppend = DomainEvent & {
  readonly id: string;
  /** Where it isn't the append's: a reply written together with the message it answers. */
  readonly source?: EventSource;
};

/** Revision of the stream's last event as the writer knows it, from 0. */
export type ExpectedRevision = number | 'no-stream';

export interface AppendRequest {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** All or none are written. 1 MiB at most together, as stored. */
  readonly events: readonly EventToAppend[];
  readonly metadata: EventMetadata;
}

export interface AppendResult {
  readonly revision: number;
  readonly position: Position;
  readonly at: string;
  /** The same event ids were there already: nothing was written now. */
  readonly repeated: boolean;
}

export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`Stream ${stream} is not at revision ${expected}`);
    this.name = 'WrongExpectedRevision';
  }
}

export class AppendTooLarge extends Error {
  constructor(readonly bytes: number) {
    super(`An append of ${bytes} bytes is over the limit of 1 MiB`);
    this.name = 'AppendTooLarge';
  }
}

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

const whereabouts = (cause: unknown): string => {
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  if (!(first instanceof Error) || !('code' in first)) return '';
  const address = 'address' in first && 'port' in first ? ` at ${String(first.address)}:${String(first.port)}` : '';
  return ` (${String(first.code)}${address})`;
};

/** Whether the request took effect is unknown; asking again with the same ids is safe. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The event store can't be reached${whereabouts(cause)}`, { cause });
    this.name = 'StoreUnavailable';
  }
}

export interface ReadAllPage {
  readonly events: readonly RecordedEvent[];
  readonly next: Position;
}

/** As kept in the store: type and data unchecked, personal fields encrypted. */
export interface StoredEvent extends EventEnvelope {
  readonly type: string;
  readonly data: unknown;
}

export interface StoredPage {
  readonly events: readonly StoredEvent[];
  readonly next: Position;
}

export interface Subscription {
  close(): Promise<void>;
  /** Rejects when the handler threw or the next event is an UnreadableRecord; resolves on close. */
  readonly ended: Promise<void>;
}

export interface SubscribeOptions {
  readonly after: Position;
  readonly batchSize: number;
  readonly onBatch: (events: readonly RecordedEvent[], next: Position) => Promise<void>;
}

export const start = '' as Position;

/** Has KurrentDB's semantics. Every adapter passes testing/event-store-contract.ts. */
export interface EventStore {
  /** Repeated event ids answer as the first time. Throws WrongExpectedRevision, AppendTooLarge, InvalidAppend, StoreUnavailable. */
  append(request: AppendRequest): Promise<AppendResult>;
  /** In order; empty where there is no such stream. Throws UnreadableRecord, StoreUnavailable. */
  readStream(stream: string, fromRevision?: number, limit?: number): Promise<readonly RecordedEvent[]>;
  /** Never skips an event. Throws UnreadableRecord where the next one is unreadable, and StoreUnavailable. */
  readAll(after: Position, limit: number): Promise<ReadAllPage>;
  /** Includes the events that can't be read. Throws StoreUnavailable. */
  readAllStored(after: Position, limit: number): Promise<StoredPage>;
  /** What `readAll` would give for these events. Throws UnreadableRecord where the first is unreadable, and StoreUnavailable. */
  readable(stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]>;
  /** Position of the last event that can be read now, with all before it; `start` in an empty log. */
  head(): Promise<Position>;
  /** Batches hold at least one event. Lost connections are retried with back-off, without a gap. */
  subscribe(options: SubscribeOptions): Subscription;
  /** Ends subscriptions and connections; appends under way finish. */
  close(): Promise<void>;
}
