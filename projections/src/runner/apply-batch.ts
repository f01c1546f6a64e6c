import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { Client } from 'pg';
import { together } from '../database-connection';
import { projectorRole } from '../migrations/read-schema';
import type { ReadModel } from '../read-model';
import { FencedOff, moveCheckpoint, type Move } from './checkpoint';
import { foldBatch, touchedKeys } from './fold-batch';
import { clearRows, deleteRows, selectRows, upsertRows } from './table-statements';

/** A crash that loses this commit loses rows and checkpoint alike, so there is nothing to wait for the disk for. */
const begin = `begin; set local role ${projectorRole}; set local synchronous_commit = off`;

/**
 * Folds a batch into a read model's table and moves its checkpoint, in one transaction of two round trips. The
 * checkpoint moves first: whoever has lost the read model finds out before anything is read. Throws FencedOff and
 * UnfoldableEvent; after any failure the connection is to be closed, which undoes the transaction.
 */
export const applyBatch = async (
  connection: Client,
  model: ReadModel,
  events: readonly RecordedEvent[],
  move: Omit<Move, 'model'>,
): Promise<void> => {
  const fresh = events.filter((event) => event.position > move.from);
  const keys = touchedKeys(model, fresh);
  const [, moved, stored] = await together([
    connection.query(begin),
    connection.query(moveCheckpoint({ ...move, model: model.name })),
    keys.length > 0 ? connection.query(selectRows(model.table, keys)) : Promise.resolve({ rows: [] }),
  ]);
  if (moved.rowCount !== 1) throw new FencedOff(model.name);

  const { upserted, deleted, cleared } = foldBatch(model, fresh, stored.rows);
  await together([
    ...clearRows(model.table, cleared).map((query) => connection.query(query)),
    ...(upserted.length > 0 ? [connection.query(upsertRows(model.table, upserted))] : []),
    ...(deleted.length > 0 ? [connection.query(deleteRows(model.table, deleted))] : []),
    connection.query('commit'),
  ]);
};
