import type { Position } from '@pilotlight/contracts/events/event';
import { together } from '@pilotlight/subscriptions/database-connection';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import type { ReadModel } from '../../read-model';
import { FencedOff } from '@pilotlight/subscriptions/checkpoint';
import { begin } from '../fenced';
import { foldBatch, touchedKeys } from '../fold-batch';
import { selectQuarantined, toQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { withoutQuarantined } from '@pilotlight/subscriptions/quarantine/quarantined-streams';
import { clearRows, deleteRows, storedRows, upsertRows } from '../table-statements';
import { lockCheckpoint, movePartitions, moveToLowest } from '@pilotlight/subscriptions/kafka/partition-rows';
import type { Applied, PartitionOwnership, Taken } from '@pilotlight/subscriptions/kafka/partitioned-subscriber';

/** One transaction, partitions first: a former owner finds out before reading. Throws what blames an event, and FencedOff. */
export const applyToPartitions = async (
  { connection, model, owner }: PartitionOwnership & { readonly model: ReadModel },
  { moves, events, writes = [] }: Taken,
): Promise<Applied> => {
  try {
    const [, moved, held] = await pipelined(connection, (statements) => [
      statements.query(begin),
      statements.query(movePartitions(model.name, owner, moves)),
      statements.query<{ stream: string; revision: number }>(selectQuarantined(model.name)),
      // Before the rows are read, or two owners would add to the same number.
      ...(model.spansInstallers ? [statements.query(lockCheckpoint(model.name))] : []),
    ]);
    if (moved.rowCount !== moves.length) throw new FencedOff(model.name);

    const quarantined = toQuarantined(held.rows);
    const fresh = withoutQuarantined(events, quarantined);
    const { upserted, deleted, cleared } = foldBatch(
      model,
      fresh,
      await storedRows(connection, model, touchedKeys(model, fresh)),
    );
    const statements = [
      ...clearRows(model.table, cleared),
      ...(upserted.length > 0 ? [upsertRows(model.table, upserted)] : []),
      ...(deleted.length > 0 ? [deleteRows(model.table, deleted)] : []),
      ...writes,
      lockCheckpoint(model.name),
    ];
    const [, lowest] = await pipelined(connection, (sent) => [
      together(statements.map((statement) => sent.query(statement))),
      sent.query<{ position: Position }>(moveToLowest(model.name)),
      sent.query('commit'),
    ]);
    const [checkpoint] = lowest.rows;
    if (!checkpoint) throw new FencedOff(model.name);
    return { checkpoint: checkpoint.position, quarantined };
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
};
