import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { QueryConfig } from 'pg';
import type { Key, ReadModel, Row } from '../../read-model';
import type { Log } from '@pilotlight/subscriptions/log';
import { writeFenced } from '../fenced';
import { UnfoldableEvent } from '@pilotlight/subscriptions/quarantine/unfoldable-event';
import { foldBatch, touchedKeys } from '../fold-batch';
import type { Ownership } from '../read-model-owner';
import { clearRows, deleteRows, upsertRows } from '../table-statements';
import { blameOf } from '@pilotlight/subscriptions/quarantine/poison';
import { countAttempt, deleteQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { refoldSharedRows } from './shared-rows';

export interface Redriven {
  readonly healed: readonly string[];
  readonly kept: readonly string[];
}

export const reportRedriven = (log: Log, model: string, { healed, kept }: Redriven): void => {
  if (healed.length > 0) log.info({ model, streams: healed }, 'Streams were quarantined and are shown again');
  if (kept.length > 0) log.warn({ model, streams: kept }, 'Streams stay quarantined');
};

const replaceRows = (model: ReadModel, keys: readonly Key[], rows: readonly Row[]): readonly QueryConfig[] => [
  ...(keys.length > 0 ? [deleteRows(model.table, keys)] : []),
  ...(rows.length > 0 ? [upsertRows(model.table, rows)] : []),
];

const write = ({ connection, model, owner, position }: Ownership, writes: readonly QueryConfig[]): Promise<void> =>
  writeFenced(connection, { model: model.name, owner, from: position, to: position }, writes);

/** Undefined where an event is to blame. The checkpoint is touched before each step, lest others take its owner for hung. */
const unlessPoisoned = async <Result>(held: Ownership, step: () => Promise<Result>): Promise<Result | undefined> => {
  await write(held, []);
  try {
    return await step();
  } catch (error) {
    if (blameOf(error) === undefined) throw error;
    return undefined;
  }
};

const eventsUpTo = async (
  { position }: Ownership,
  eventStore: EventStore,
  stream: string,
): Promise<readonly RecordedEvent[]> =>
  (await eventStore.readStream(stream)).filter((event) => event.position <= position);

const redriveOwnRows = async (
  held: Ownership,
  eventStore: EventStore,
  streams: readonly string[],
): Promise<string[]> => {
  const { model } = held;
  const healed: string[] = [];
  for (const stream of streams) {
    const done = await unlessPoisoned(held, async () => {
      const events = await eventsUpTo(held, eventStore, stream);
      const { upserted, cleared } = foldBatch(model, events, []);
      const rows = replaceRows(model, touchedKeys(model, events), upserted);
      await write(held, [...clearRows(model.table, cleared), ...rows, deleteQuarantined(model.name, [stream])]);
      return stream;
    });
    if (done !== undefined) healed.push(done);
  }
  return healed;
};

const foldable = async (
  held: Ownership,
  eventStore: EventStore,
  streams: readonly string[],
): Promise<ReadonlyMap<string, readonly Key[]>> => {
  const keys = new Map<string, readonly Key[]>();
  for (const stream of streams) {
    const touched = await unlessPoisoned(held, async () => {
      const events = await eventsUpTo(held, eventStore, stream);
      foldBatch(held.model, events, []);
      return touchedKeys(held.model, events);
    });
    if (touched) keys.set(stream, touched);
  }
  return keys;
};

/** Rows in which streams meet with others, in one pass over the log and one transaction. */
const redriveSharedRows = async (
  held: Ownership,
  eventStore: EventStore,
  streams: readonly string[],
): Promise<readonly string[]> => {
  const { model, position, quarantined } = held;
  const candidates = await foldable(held, eventStore, streams);
  if (candidates.size === 0) return [];
  const healed = [...candidates.keys()];
  const keys = [...candidates.values()].flat();
  const goingOn = (): Promise<void> => write(held, []);
  try {
    const others = new Map([...quarantined].filter(([stream]) => !candidates.has(stream)));
    const rows = await refoldSharedRows(eventStore, model, { keys, quarantined: others, upTo: position, goingOn });
    await write(held, [...replaceRows(model, keys, rows), deleteQuarantined(model.name, healed)]);
    return healed;
  } catch (error) {
    if (blameOf(error) === undefined) throw error;
    if (!(error instanceof UnfoldableEvent)) return [];
    const rest = healed.filter((stream) => stream !== error.stream);
    return rest.length < healed.length ? redriveSharedRows(held, eventStore, rest) : [];
  }
};

/** A stream whose event still fails stays quarantined, its rows as they were. Throws FencedOff and StoreUnavailable. */
export const redrive = async (
  held: Ownership,
  eventStore: EventStore,
  streams: readonly string[] = [...held.quarantined.keys()],
): Promise<Redriven> => {
  const { model } = held;
  const isShared = model.kind === 'folded' && model.sharesRows;
  const healed = new Set(await (isShared ? redriveSharedRows : redriveOwnRows)(held, eventStore, streams));
  const kept = streams.filter((stream) => !healed.has(stream));
  if (kept.length > 0) await write(held, [countAttempt(model.name, kept)]);
  return { healed: [...healed], kept };
};
