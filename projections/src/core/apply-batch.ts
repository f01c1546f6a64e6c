import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Client } from 'pg';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import type { ReadModel } from '../read-model';
import { FencedOff, moveCheckpoint, type Move } from '@pilotlight/subscriptions/checkpoint';
import { begin } from './fenced';
import { foldBatch, touchedKeys } from './fold-batch';
import {
  areSameStreams,
  type QuarantinedStreams,
  withoutQuarantined,
} from '@pilotlight/subscriptions/quarantine/quarantined-streams';
import { selectQuarantined, toQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { clearRows, deleteRows, storedRows, upsertRows } from './table-statements';

/**
 * Folds a batch into a read model's table and moves its checkpoint, in one transaction of two round trips. The
 * checkpoint moves first: whoever has lost the read model finds out before anything is read. `known` are the streams set
 * aside as far as the owner knows; the answer says which they are, for others may have re-driven some. Throws FencedOff
 * and UnfoldableEvent; after any failure the connection is to be closed or rolled back, which undoes the transaction.
 */
export const applyBatch = async (
  connection: Client,
  model: ReadModel,
  events: readonly RecordedEvent[],
  move: Omit<Move, 'model'>,
  known: QuarantinedStreams = new Map(),
): Promise<QuarantinedStreams> => {
  const fresh = events.filter((event) => event.position > move.from);
  const keys = touchedKeys(model, withoutQuarantined(fresh, known));
  const [, moved, held, wantedRows] = await pipelined(connection, (statements) => [
    statements.query(begin),
    statements.query(moveCheckpoint({ ...move, model: model.name })),
    statements.query<{ stream: string; revision: number }>(selectQuarantined(model.name)),
    storedRows(statements, model, keys),
  ]);
  if (moved.rowCount !== 1) throw new FencedOff(model.name);

  const quarantined = toQuarantined(held.rows);
  const taken = withoutQuarantined(fresh, quarantined);
  const stored = areSameStreams(known, quarantined)
    ? wantedRows
    : await storedRows(connection, model, touchedKeys(model, taken));
  const { upserted, deleted, cleared } = foldBatch(model, taken, stored);
  await pipelined(connection, (statements) => [
    ...clearRows(model.table, cleared).map((query) => statements.query(query)),
    ...(upserted.length > 0 ? [statements.query(upsertRows(model.table, upserted))] : []),
    ...(deleted.length > 0 ? [statements.query(deleteRows(model.table, deleted))] : []),
    statements.query('commit'),
  ]);
  return quarantined;
};
