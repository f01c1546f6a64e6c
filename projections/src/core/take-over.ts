import type { Position } from '@pilotlight/contracts/events/event';
import { claim } from '@pilotlight/subscriptions/checkpoint';
import { deleteAllQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import type { Client } from 'pg';
import type { ReadModel } from '../read-model';
import { createTable, dropTable } from './table-definition';

/** Another version's table is dropped and folded from the start, quarantined streams too. */
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
