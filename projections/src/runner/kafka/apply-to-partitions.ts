import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Client } from 'pg';
import { together } from '../../database-connection';
import { projectorRole } from '../../migrations/read-schema';
import type { ReadModel } from '../../read-model';
import { FencedOff } from '../checkpoint';
import { foldBatch, touchedKeys } from '../fold-batch';
import { clearRows, deleteRows, selectRows, upsertRows } from '../table-statements';
import { lockCheckpoint, movePartitions, moveToLowest, type PartitionMove } from './partition-rows';

const begin = `begin; set local role ${projectorRole}; set local synchronous_commit = off`;

/** A read model's partitions, under their owner's fence. */
export interface Ownership {
  readonly connection: Client;
  readonly model: ReadModel;
  readonly owner: string;
}

/**
 * Folds what came from some partitions into the read model's table, moves the partitions, and its checkpoint to the lowest of all, in one
 * transaction. The partitions move first: whoever has lost one finds out before anything is read. Workers that write other partitions'
 * rows go on beside it and meet at the checkpoint only. Resolves with the checkpoint. Throws FencedOff and UnfoldableEvent; nothing is
 * written then.
 */
export const applyToPartitions = async (
  { connection, model, owner }: Ownership,
  moves: readonly PartitionMove[],
  events: readonly RecordedEvent[],
): Promise<Position> => {
  try {
    const keys = touchedKeys(model, events);
    const [, moved, stored] = await together([
      connection.query(begin),
      connection.query(movePartitions(model.name, owner, moves)),
      keys.length > 0 ? connection.query(selectRows(model.table, keys)) : Promise.resolve({ rows: [] }),
    ]);
    if (moved.rowCount !== moves.length) throw new FencedOff(model.name);

    const { upserted, deleted, cleared } = foldBatch(model, events, stored.rows);
    const written = [
      ...clearRows(model.table, cleared),
      ...(upserted.length > 0 ? [upsertRows(model.table, upserted)] : []),
      ...(deleted.length > 0 ? [deleteRows(model.table, deleted)] : []),
      lockCheckpoint(model.name),
    ].map((query) => connection.query(query));
    const lowest = connection.query<{ position: Position }>(moveToLowest(model.name));
    await together([...written, lowest, connection.query('commit')]);
    const [checkpoint] = (await lowest).rows;
    if (!checkpoint) throw new FencedOff(model.name);
    return checkpoint.position;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
};
