import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import { progressTo } from '@pilotlight/event-store/progress';
import type { ReadModel } from '../read-model';
import { ModelRebuild } from './model-rebuild';
import { scan } from './scan';
import type { SkippedStream } from './skipped-streams';
import { swap } from './swap';

export interface RebuildOptions {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly models: readonly ReadModel[];
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** For each read model; 100,000 by default. */
  readonly rowsInMemory?: number;
  /** Aborts with the signal's reason; read models not yet swapped in stay as they were. */
  readonly signal?: AbortSignal;
}

export interface RebuildProgress {
  readonly events: number;
  /** From 0 to 1. */
  readonly done: number;
}

/** By read model: streams shown only up to an event that could not be read or folded. */
export type Skipped = Readonly<Record<string, readonly SkippedStream[]>>;

export interface Rebuilt {
  readonly events: number;
  readonly skipped: Skipped;
}

const skippedBy = (rebuilds: readonly ModelRebuild[]): Skipped =>
  Object.fromEntries(rebuilds.map(({ model, skipped }) => [model.name, skipped.all]));

export const beginAll = async ({ databaseUrl, models, rowsInMemory }: RebuildOptions): Promise<ModelRebuild[]> => {
  const begun: ModelRebuild[] = [];
  try {
    for (const model of models) begun.push(await ModelRebuild.begin(databaseUrl, model, rowsInMemory));
    return begun;
  } catch (error) {
    await endAll(begun);
    throw error;
  }
};

export const endAll = async (rebuilds: readonly ModelRebuild[]): Promise<void> => {
  await Promise.all(rebuilds.map((rebuild) => rebuild.end()));
};

/** One pass for all, to the log's end or a position; resolves with how many events. */
export const foldAll = async (
  rebuilds: readonly ModelRebuild[],
  { eventStore, onProgress, signal }: RebuildOptions,
  upTo?: Position,
): Promise<number> => {
  const end = upTo ?? (await eventStore.head());
  let events = 0;
  for await (const page of scan(eventStore, start, upTo)) {
    signal?.throwIfAborted();
    for (const rebuild of rebuilds) await rebuild.take(page);
    events += page.events.length;
    onProgress?.({ events, done: progressTo(end, page.next) });
  }
  for (const rebuild of rebuilds) {
    signal?.throwIfAborted();
    await rebuild.complete();
  }
  return events;
};

/**
 * Beside the live tables; an interruption keeps only finished swaps. Throws AlreadyRebuilding, LaterVersion, TableInUse, StoreUnavailable.
 */
export const rebuild = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { databaseUrl, eventStore } = options;
  const rebuilds = await beginAll(options);
  try {
    const events = await foldAll(rebuilds, options);
    for (const each of rebuilds) {
      options.signal?.throwIfAborted();
      await swap(databaseUrl, each, eventStore);
    }
    return { events, skipped: skippedBy(rebuilds) };
  } finally {
    await endAll(rebuilds);
  }
};
