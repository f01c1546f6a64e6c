import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, type ReadAllPage, start, UnreadableRecord } from '@pilotlight/event-store/event-store';
import type { Key, ReadModel, Row } from '../../read-model';
import { clearedBy, foldBatch, identity, isCleared, keyOfRow, touchedKeys } from '../fold-batch';
import { type QuarantinedStreams, withoutQuarantined } from '@pilotlight/subscriptions/quarantine/quarantined-streams';

const pageSize = 2_000;

const pageAfter = async (eventStore: EventStore, after: Position): Promise<ReadAllPage> => {
  try {
    return await eventStore.readAll(after, pageSize);
  } catch (error) {
    // Its stream is quarantined, or it was of no concern.
    if (error instanceof UnreadableRecord) return { events: [], next: error.position };
    throw error;
  }
};

export interface SharedRows {
  readonly keys: readonly Key[];
  readonly quarantined: QuarantinedStreams;
  /** The checkpoint: later events are folded in their own time. */
  readonly upTo: Position;
  readonly goingOn: () => Promise<void>;
}

/** Replays the log up to the checkpoint, keeping only these rows. Throws UnfoldableEvent and StoreUnavailable. */
export const refoldSharedRows = async (
  eventStore: EventStore,
  model: ReadModel,
  { keys, quarantined, upTo, goingOn }: SharedRows,
): Promise<readonly Row[]> => {
  const wanted = new Set(keys.map(identity));
  const isWanted = (event: RecordedEvent): boolean =>
    clearedBy(model, event) !== null || touchedKeys(model, [event]).some((key) => wanted.has(identity(key)));
  const rows = new Map<string, Row>();
  let after: Position = start;
  while (after < upTo) {
    const { events, next } = await pageAfter(eventStore, after);
    const earlier = events.filter(({ position }) => position <= upTo);
    const touching = withoutQuarantined(earlier, quarantined).filter(isWanted);
    const { upserted, deleted, cleared } = foldBatch(model, touching, [...rows.values()]);
    for (const [id, row] of rows) if (cleared.some((away) => isCleared(row, away))) rows.delete(id);
    for (const row of upserted) rows.set(identity(keyOfRow(model, row)), row);
    for (const key of deleted) rows.delete(identity(key));
    if (next === after) break;
    after = next;
    await goingOn();
  }
  return [...rows.values()];
};
