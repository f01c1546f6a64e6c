import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { LiveChange, LiveChanges } from '@pilotlight/contracts/http/live';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { ReadModels } from '../read-side/read-models';
import { groupedBy } from './grouped-by';
import { changeOf, modelsOf, type PlacedChange } from './live-change';
import type { LiveListener } from './live-listener';
import { RecentChanges } from './recent-changes';

/** Times 2 s: a read model that lags longer is told of anyway, and shows what it has. */
const triesToShow = 5;

/** Events that are read back for one that returns; who missed more looks at everything anew. */
const mostReadBack = 1_000;

/** Changes that may wait for the read models. */
const mostQueued = 5_000;

const id = /^[\w.:-]{1,100}$/;

/** As the listener hears of it: the slug is for who hears of all. */
const told = ({ slug, change }: PlacedChange, listensAs: string | null): LiveChange =>
  listensAs === null && slug !== null ? { ...change, slug } : change;

const toldTo = (changes: readonly PlacedChange[], listensAs: string | null): LiveChange[] =>
  changes.flatMap((each) => (listensAs === null || each.slug === listensAs ? [told(each, listensAs)] : []));

/** One follower of the log for all streams of this process. Tells of a change once the dashboards' readers show it. */
export class LiveFeed {
  readonly #listeners = new Set<LiveListener>();
  #recent: RecentChanges | null = null;
  #queue: PlacedChange[] = [];
  #overflown = false;
  #draining = false;

  constructor(
    private readonly store: Pick<EventStore, 'head' | 'readAll'>,
    private readonly readModels: Pick<ReadModels, 'caughtUp'>,
  ) {}

  get listeners(): ReadonlySet<LiveListener> {
    return this.#listeners;
  }

  /** From here on it is told; first of what came after `lastId`. */
  async join(listener: LiveListener, lastId: string | undefined): Promise<void> {
    this.#listeners.add(listener);
    this.#recent ??= new RecentChanges(await this.store.head());
    listener.tell(await this.since(lastId, listener.slug));
  }

  leave(listener: LiveListener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    this.#recent = null;
    this.#queue = [];
  }

  /** What came after `lastId` until now; `all` where that can't be told. */
  async since(lastId: string | undefined, slug: string | null): Promise<LiveChanges> {
    const until = this.#recent?.last ?? (await this.store.head());
    if (lastId === undefined) return { id: until, changes: [], all: false };
    if (!id.test(lastId)) return { id: until, changes: [], all: true };
    const after = lastId as Position;
    // Another process may be ahead of this one, but none of the log.
    if (after > until && after > (await this.store.head())) return { id: until, changes: [], all: true };
    const missed = this.#recent?.after(after) ?? (await this.#readBack(after, until));
    return missed ? { id: until, changes: toldTo(missed, slug), all: false } : { id: until, changes: [], all: true };
  }

  onEvent(event: RecordedEvent): void {
    if (this.#listeners.size === 0) return;
    const change = changeOf(event);
    if (!change) return;
    if (this.#queue.length >= mostQueued) {
      this.#queue = [];
      this.#overflown = true;
    }
    this.#queue.push(change);
    if (!this.#draining) void this.#drain();
  }

  /** The feed began anew: something may have been missed. */
  clear(): void {
    this.#tellAll();
  }

  /** The platform's health changes without an event: whoever sees all of it is told to look again. */
  beat(): void {
    const id = this.#recent?.last;
    if (id === undefined) return;
    for (const listener of this.#listeners)
      if (listener.slug === null) listener.tell({ id, changes: [{ topic: 'health' }], all: false });
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    while (this.#queue.length > 0) {
      const changes = this.#queue;
      this.#queue = [];
      await this.#shown(changes);
      this.#recent?.add(changes);
      if (this.#overflown) this.#tellAll();
      else this.#tell(changes);
      this.#overflown = false;
    }
    this.#draining = false;
  }

  async #shown(changes: readonly PlacedChange[]): Promise<void> {
    const last = changes.at(-1)?.position;
    if (last === undefined) return;
    const models = modelsOf(changes);
    for (let tries = 0; tries < triesToShow && this.#listeners.size > 0; tries += 1)
      if (await this.readModels.caughtUp(last, models)) return;
  }

  #tell(changes: readonly PlacedChange[]): void {
    const upTo = changes.at(-1)?.position ?? '';
    const bySlug = groupedBy(changes, ({ slug }) => slug);
    for (const listener of this.#listeners) {
      const { slug } = listener;
      const own = slug === null ? changes : (bySlug.get(slug) ?? []);
      listener.tell({ id: upTo, changes: toldTo(own, slug), all: false });
    }
  }

  #tellAll(): void {
    const last = this.#recent?.last ?? '';
    for (const listener of this.#listeners) listener.tell({ id: last, changes: [], all: true });
  }

  async #readBack(after: Position, until: Position): Promise<readonly PlacedChange[] | null> {
    try {
      const { events } = await this.store.readAll(after, mostReadBack);
      if (events.length === mostReadBack) return null;
      const changes = events.flatMap((event) => (event.position > until ? [] : (changeOf(event) ?? [])));
      // Who is told fetches them at once, and is told once only. One that waits longer takes the stream for dead.
      const last = changes.at(-1)?.position;
      if (last !== undefined) await this.readModels.caughtUp(last, modelsOf(changes));
      return changes;
    } catch {
      // An unreadable event, or an id that this log doesn't know.
      return null;
    }
  }
}
