import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type EventStore, UnreadableRecord } from './event-store';

export interface ReadableEvents {
  readonly events: readonly RecordedEvent[];
  /** Of the last event found, readable or not; -1 where there was none. */
  readonly revision: number;
}

/** Leaves out what this version can't read. Throws StoreUnavailable. */
export const readableEvents = async (
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  from = 0,
  limit = Infinity,
): Promise<ReadableEvents> => {
  const events: RecordedEvent[] = [];
  const end = from + limit;
  let revision = -1;
  for (let next = from; next < end;) {
    const left = Number.isFinite(end) ? end - next : undefined;
    try {
      events.push(...(await store.readStream(stream, next, left)));
      break;
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      if (error.revision > next) events.push(...(await store.readStream(stream, next, error.revision - next)));
      revision = error.revision;
      next = revision + 1;
    }
  }
  return { events, revision: Math.max(revision, events.at(-1)?.revision ?? -1) };
};
