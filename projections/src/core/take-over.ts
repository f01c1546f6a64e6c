import type { Position } from '@pilotlight/contracts/events/event';
import { claim } from '@pilotlight/subscriptions/checkpoint';
import { deleteAllQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import type { Client } from 'pg';
import type { ReadModel } from '../read-model';
import { createTable, dropTable } from './table-definition';

/**
 * Writes the new owner into the checkpoint and says where to go on from. A table of another version is dropped and
 * made anew, to be folded from the start, the streams that were quarantined among the rest.
 */
export const takeOver = async (connection: Client, model: ReadModel, owner: string): Promise<Position> => {
  await connection.query('begin');
  const held = await claim(connection, model.name, owner);
  if (held.version === model.version) {
    await connection.query('commit');
    return held.position;
  }
  await connection.query(dropTable(model.table.name) + createTable(model.table));
  await connection.query(deleteAllQuarantined(model.name));
  const reset = await connection.query<{ position: Position }>(
    `update read.checkpoints set version = $2, position = '' where name = $1 returning position`,
    [model.name, model.version],
  );
  await connection.query('commit');
  return reset.rows[0]?.position ?? held.position;
};
