import type { DomainEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventStore, EventToAppend } from '@pilotlight/event-store/event-store';
import { start, WrongExpectedRevision } from '@pilotlight/event-store/event-store';
import { LRUCache } from 'lru-cache';
import type { CommandOptions, Aggregate, LoadedState } from './aggregate';
import { outcomeOf, sameEvents, toRecordedEvents } from './command-outcome';
import { LogClock } from './log-clock';
import { Refused } from './refused';
import { KeyedMutex } from '../concurrency/keyed-mutex';

const attempts = 10;

const staleIsNull = (error: unknown): null => {
  if (error instanceof WrongExpectedRevision) return null;
  throw error;
};

/** Load, decide, append; again on a stale revision. Only the store's revision check is trusted, so a hot stream costs one round trip. */
export class AggregateStore<State extends object, E extends DomainEvent> {
  /** Decisions measure from the dates of events by it. */
  readonly clock = new LogClock();
  readonly #recent: LRUCache<string, LoadedState<State>>;
  readonly #turns = new KeyedMutex();
  /** Streams being read now, with the newest revision that the feed reported meanwhile. */
  readonly #reading = new Map<string, { readers: number; observed: number }>();
  readonly #nothing: LoadedState<State>;
  #forgotten = 0;

  constructor(
    private readonly store: EventStore,
    private readonly aggregate: Aggregate<State, E>,
    remembered: number,
  ) {
    this.#nothing = { state: aggregate.initialState, revision: -1, position: null };
    this.#recent = new LRUCache({
      maxSize: remembered,
      sizeCalculation: ({ state }) => aggregate.cacheWeight?.(state) ?? 1,
    });
  }

  /** Reads the stream only where nothing is cached. */
  async cached(stream: string): Promise<LoadedState<State>> {
    return this.#recent.get(stream) ?? (await this.load(stream));
  }

  /** Saves a new stream's first decision a read. A wrong guess fails at the append. */
  assumeNew(stream: string): void {
    this.#keep(stream, this.#nothing);
  }

  /** One read, of the events not seen yet. */
  async load(stream: string): Promise<LoadedState<State>> {
    const forgotten = this.#forgotten;
    const reading = this.#reading.get(stream) ?? { readers: 0, observed: -1 };
    reading.readers += 1;
    this.#reading.set(stream, reading);
    try {
      for (;;) {
        const before = this.#recent.get(stream) ?? this.#nothing;
        const known = this.#folded(before, await this.store.readStream(stream, before.revision + 1));
        // The feed reported something newer during this read: don't cache it.
        if (known.revision < reading.observed) continue;
        return forgotten === this.#forgotten ? this.#keep(stream, known) : known;
      }
    } finally {
      reading.readers -= 1;
      if (reading.readers === 0) this.#reading.delete(stream);
    }
  }

  /** The state as the events that count left it; the stream is read from its beginning. */
  async asOf(stream: string, counts: (event: RecordedEvent) => boolean): Promise<State> {
    return this.#folded(this.#nothing, (await this.store.readStream(stream)).filter(counts)).state;
  }

  /** Decisions of one stream take turns in this process; only another process makes one decide again. */
  async execute(decision: CommandOptions<State, E>): Promise<LoadedState<State>> {
    return await this.#turns.take(decision.stream, () => this.#decided(decision));
  }

  async #decided(decision: CommandOptions<State, E>): Promise<LoadedState<State>> {
    let known = this.#recent.get(decision.stream);
    let fresh = known === undefined;
    for (let attempt = 1; ; attempt++) {
      known ??= await this.load(decision.stream);
      const outcome = outcomeOf(decision, known);
      if (outcome instanceof Refused || outcome.length === 0) {
        // A refusal or a no-op from a cached state may be out of date: only the store's word counts.
        if (!fresh) {
          known = await this.load(decision.stream);
          fresh = true;
          continue;
        }
        if (outcome instanceof Refused) throw outcome;
        return known;
      }
      const decided = await this.#append(decision, known, outcome);
      if (decided) return decided;
      if (attempt === attempts) throw new WrongExpectedRevision(decision.stream, known.revision);
      known = await this.load(decision.stream);
      fresh = true;
    }
  }

  onEvent(event: RecordedEvent): void {
    this.clock.seen(event.at);
    const reading = this.#reading.get(event.stream);
    if (reading) reading.observed = Math.max(reading.observed, event.revision);
    const known = this.#recent.get(event.stream);
    if (!known || event.revision <= known.revision) return;
    if (event.revision === known.revision + 1) this.#remember(event.stream, known, [event]);
    else this.#recent.delete(event.stream);
  }

  /** After a restored or unreachable feed. */
  clear(): void {
    this.#forgotten += 1;
    this.#recent.clear();
  }

  /** Null where the stream has moved on: decide again. */
  async #append(
    decision: CommandOptions<State, E>,
    known: LoadedState<State>,
    events: readonly E[],
  ): Promise<LoadedState<State> | null> {
    const { stream, metadata } = decision;
    const toAppend = this.#toAppend(decision, known, events);
    const expected = known.revision < 0 ? 'no-stream' : known.revision;
    const appended = await this.clock
      .during(() => this.store.append({ stream, expected, events: toAppend, metadata }))
      .catch((error: unknown) => staleIsNull(error));
    if (!appended) return null;
    const { position, at, revision, repeated } = appended;
    const first = revision - toAppend.length + 1;
    // The ids were there already; the data may be another request's.
    if (repeated) {
      const there = await this.store.readStream(stream, first);
      if (!sameEvents(toAppend, there)) return null;
    }
    const recorded = toRecordedEvents(toAppend, { stream, metadata, first, position, at });
    return this.#remember(stream, known, recorded);
  }

  #toAppend(decision: CommandOptions<State, E>, known: LoadedState<State>, events: readonly E[]): EventToAppend[] {
    const { stream, metadata, eventId, thenAppend } = decision;
    const decided = events.map((event, index): EventToAppend => ({ ...event, id: eventId(index) }));
    if (!thenAppend) return decided;
    const standing = {
      stream,
      metadata,
      first: known.revision + 1,
      position: known.position ?? start,
      at: thenAppend.at,
    };
    const consequence = thenAppend.decide(this.#folded(known, toRecordedEvents(decided, standing)).state);
    const { source } = consequence;
    return [
      ...decided,
      ...consequence.events.map((event, index): EventToAppend => ({
        ...event,
        id: eventId(decided.length + index),
        source,
      })),
    ];
  }

  #remember(stream: string, before: LoadedState<State>, events: readonly RecordedEvent[]): LoadedState<State> {
    return this.#keep(stream, this.#folded(before, events));
  }

  #folded(before: LoadedState<State>, events: readonly RecordedEvent[]): LoadedState<State> {
    let { state, revision, position } = before;
    for (const event of events) {
      if (event.revision <= revision) continue;
      this.clock.seen(event.at);
      if (this.aggregate.isOwnEvent(event)) state = this.aggregate.evolve(state, event);
      ({ revision, position } = event);
    }
    return { state, revision, position };
  }

  #keep(stream: string, known: LoadedState<State>): LoadedState<State> {
    const newest = this.#recent.get(stream);
    if (!newest || newest.revision <= known.revision) this.#recent.set(stream, known);
    return known;
  }
}
