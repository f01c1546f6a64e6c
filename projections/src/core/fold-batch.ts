import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { UnfoldableEvent } from '@pilotlight/subscriptions/quarantine/unfoldable-event';
import type { AppendedModel, Cleared, FoldedModel, Key, ReadModel, Row } from '../read-model';

export interface Changes {
  readonly upserted: readonly Row[];
  readonly deleted: readonly Key[];
  /** Removed before the others are written. */
  readonly cleared: readonly Cleared[];
}

export const identity = (key: Key): string => JSON.stringify(key.map(String));

const guarded = <Result>(model: string, event: RecordedEvent, step: () => Result): Result => {
  try {
    return step();
  } catch (error) {
    throw new UnfoldableEvent(model, event, error);
  }
};

/**
 * The rows that an event removes: those of its kind, and an installer's once its own words are erased. That comes last of a deletion, which
 * goes by these rows to find whose words are to be erased before.
 */
export const clearedBy = (model: ReadModel, event: RecordedEvent): Cleared | null => {
  if (event.type === 'SubjectErased' && event.data.sessionId === null && !model.outlivesInstaller)
    return { column: model.table.tenant, value: event.data.slug };
  return model.kind === 'appended' && model.concerns(event) ? (model.clears?.(event) ?? null) : null;
};

export const isCleared = (row: Row, { column, value }: Cleared): boolean => String(row[column]) === value;

const concerning = (model: ReadModel, events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  events.filter((event) => guarded(model.name, event, () => model.concerns(event)));

export const touchedKeys = (model: ReadModel, events: readonly RecordedEvent[]): readonly Key[] => {
  if (model.kind === 'appended') return [];
  const keys = concerning(model, events).map((event) => guarded(model.name, event, () => model.keyOf(event)));
  return [...new Map(keys.map((key) => [identity(key), key])).values()];
};

/** Whether any of the events may change a row of the model. Throws UnfoldableEvent. */
export const isTouchedBy = (model: ReadModel, events: readonly RecordedEvent[]): boolean =>
  events.some((event) => guarded(model.name, event, () => model.concerns(event) || clearedBy(model, event) !== null));

export const keyOfRow = (model: ReadModel, row: Row): Key => model.table.key.map((column) => String(row[column]));

const fold = (model: FoldedModel, events: readonly RecordedEvent[], stored: readonly Row[]): Changes => {
  const before = new Map(stored.map((row) => [identity(keyOfRow(model, row)), row]));
  const after = new Map<string, { readonly key: Key; readonly row: Row | null }>();
  const cleared: Cleared[] = [];
  for (const event of events) {
    const away = clearedBy(model, event);
    if (away) {
      cleared.push(away);
      for (const [id, row] of before) if (isCleared(row, away)) before.delete(id);
      for (const [id, { row }] of after) if (row && isCleared(row, away)) after.delete(id);
    }
    if (!guarded(model.name, event, () => model.concerns(event))) continue;
    const key = guarded(model.name, event, () => model.keyOf(event));
    const id = identity(key);
    const current = after.has(id) ? (after.get(id)?.row ?? undefined) : before.get(id);
    after.set(id, { key, row: guarded(model.name, event, () => model.fold(current, event)) });
  }
  const results = [...after.entries()];
  return {
    upserted: results.flatMap(([id, { row }]) => (row && row !== before.get(id) ? [row] : [])),
    deleted: results.flatMap(([id, { key, row }]) => (!row && before.has(id) ? [key] : [])),
    cleared,
  };
};

const append = (model: AppendedModel, events: readonly RecordedEvent[]): Changes => {
  const rows = new Map<string, Row>();
  const cleared: Cleared[] = [];
  for (const event of events) {
    const away = guarded(model.name, event, () => clearedBy(model, event));
    if (away) {
      cleared.push(away);
      for (const [id, row] of rows) if (isCleared(row, away)) rows.delete(id);
    }
    if (!guarded(model.name, event, () => model.concerns(event))) continue;
    for (const row of guarded(model.name, event, () => model.rowsOf(event)))
      rows.set(identity(keyOfRow(model, row)), row);
  }
  return { upserted: [...rows.values()], deleted: [], cleared };
};

/** In memory, onto the rows under its keys. Throws UnfoldableEvent. */
export const foldBatch = (model: ReadModel, events: readonly RecordedEvent[], stored: readonly Row[]): Changes => {
  if (model.kind === 'folded') return fold(model, events, stored);
  return append(model, events);
};
