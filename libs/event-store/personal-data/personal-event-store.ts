import { UnreadableEvent, type RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { subjectOf } from '@pilotlight/contracts/catalogue/event-streams';
import type { KeyObject } from 'node:crypto';
import { unstorable, unstorableText } from '../append-rules';
import { UnreadableRecord } from '../event-store';
import type {
  AppendRequest,
  AppendResult,
  EventStore,
  EventToAppend,
  ReadAllPage,
  StoredEvent,
  StoredPage,
  SubscribeOptions,
  Subscription,
} from '../event-store';
import { subjectName } from './data-subject';
import { decryptField, encryptField, isEncrypted } from './field-cipher';
import type { KeyRing } from './key-ring';
import { changePersonalFields, hasPersonalFields, saysSomethingPersonal } from './personal-fields';

interface Opened {
  readonly events: readonly RecordedEvent[];
  readonly stoppedBy: UnreadableRecord | null;
}

/**
 * A log whose personal fields lie encrypted in the store behind it, each subject's under a key of its own. A destroyed key reads as ERASED;
 * an event whose ciphertext was changed or moved is an UnreadableRecord. `readAllStored` shows what lies there.
 */
export class PersonalEventStore implements EventStore {
  /** The followers of one feed are handed the same events: each is opened once. */
  readonly #seen = new WeakMap<RecordedEvent, RecordedEvent>();

  constructor(
    private readonly inner: EventStore,
    private readonly keys: KeyRing,
  ) {}

  /** Throws SubjectIsErased beside what every store throws. */
  async append(request: AppendRequest): Promise<AppendResult> {
    if (!request.events.some(({ type }) => hasPersonalFields(type))) return await this.inner.append(request);
    const { stream } = request;
    const events: EventToAppend[] = [];
    for (const event of request.events) {
      if (!saysSomethingPersonal(event)) events.push(event);
      else {
        const key = await this.keys.forWriting(subjectOf(event));
        const place = { stream, type: event.type };
        const sealed = (text: string): string => {
          // The store behind sees ciphertext, which hides what no store can hold.
          if (unstorableText.test(text)) throw unstorable(stream, event.type);
          return encryptField(key, place, text);
        };
        events.push(changePersonalFields(event, sealed));
      }
    }
    return await this.inner.append({ ...request, events });
  }

  async readStream(stream: string, fromRevision?: number, limit?: number): Promise<readonly RecordedEvent[]> {
    const { events, stoppedBy } = await this.#opened(await this.inner.readStream(stream, fromRevision, limit));
    if (stoppedBy) throw stoppedBy;
    return events;
  }

  async readAll(after: Position, limit: number): Promise<ReadAllPage> {
    const page = await this.inner.readAll(after, limit);
    const { events, stoppedBy } = await this.#opened(page.events);
    if (!stoppedBy) return { events, next: page.next };
    const last = events.at(-1);
    if (!last) throw stoppedBy;
    return { events, next: last.position };
  }

  readAllStored(after: Position, limit: number): Promise<StoredPage> {
    return this.inner.readAllStored(after, limit);
  }

  async readable(stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> {
    const { events, stoppedBy } = await this.#opened(await this.inner.readable(stored));
    if (stoppedBy && events.length === 0) throw stoppedBy;
    return events;
  }

  head(): Promise<Position> {
    return this.inner.head();
  }

  subscribe({ onBatch, ...options }: SubscribeOptions): Subscription {
    return this.inner.subscribe({
      ...options,
      onBatch: async (batch, next) => {
        const { events, stoppedBy } = await this.#opened(batch);
        if (!stoppedBy) return await onBatch(events, next);
        const last = events.at(-1);
        if (last) await onBatch(events, last.position);
        throw stoppedBy;
      },
    });
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  async #opened(events: readonly RecordedEvent[]): Promise<Opened> {
    const wanted = new Set<string>();
    for (const event of events) {
      if (event.type === 'SubjectErased') this.keys.forget(subjectName(event.data));
      else if (hasPersonalFields(event.type) && !this.#seen.has(event)) wanted.add(subjectName(subjectOf(event)));
    }
    const keys = wanted.size > 0 ? await this.keys.forReading(wanted) : new Map<string, KeyObject>();
    const opened: RecordedEvent[] = [];
    for (const event of events) {
      try {
        opened.push(this.#open(event, keys));
      } catch {
        const fault = new UnreadableEvent(event.type, 'a personal field was changed or belongs elsewhere');
        return { events: opened, stoppedBy: new UnreadableRecord(event.stream, event.revision, event.position, fault) };
      }
    }
    return { events: opened, stoppedBy: null };
  }

  #open(event: RecordedEvent, keys: ReadonlyMap<string, KeyObject>): RecordedEvent {
    if (!hasPersonalFields(event.type)) return event;
    const seen = this.#seen.get(event);
    if (seen) return seen;
    const key = keys.get(subjectName(subjectOf(event)));
    const opened = changePersonalFields(event, (stored) => {
      if (!isEncrypted(stored)) return stored;
      return key ? decryptField(key, event, stored) : ERASED;
    });
    this.#seen.set(event, opened);
    return opened;
  }
}
