import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { backOff } from '@pilotlight/subscriptions/back-off';
import { deleteAllQuarantined, insertQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { dropTable, renameTable } from '../core/table-definition';
import { holdingCheckpoint, snapshotsOfBeforeGone, TableInUse } from './hold-checkpoint';
import type { ModelRebuild } from './model-rebuild';
import { shadowOf } from './shadow-table';
import type { SkippedStream } from './skipped-streams';

/** A later version keeps the read model: this one would set it back. */
export class LaterVersion extends Error {
  constructor(model: string, theirs: number, ours: number) {
    super(`${model} is kept in version ${theirs} and this program folds version ${ours}; use the later program`);
    this.name = 'LaterVersion';
  }
}

const tries = 12;
/** Milliseconds. Readers queue behind the swap while it waits for its table. */
const patience = { snapshots: 2_000, table: 500 };
/** So few events are folded while the read model stands still. */
const few = 200;

const lockNotAvailable = '55P03';
const deadlock = '40P01';

const isInUse = (error: unknown): boolean =>
  error instanceof TableInUse ||
  (error instanceof DatabaseError && (error.code === lockNotAvailable || error.code === deadlock));

const later = (one: Position, other: Position): Position => (one > other ? one : other);

const quarantineAnew = async (connection: Client, model: string, skipped: readonly SkippedStream[]): Promise<void> => {
  await connection.query(deleteAllQuarantined(model));
  for (const poison of skipped) await connection.query(insertQuarantined(model, poison, 1));
};

const swapNow = (databaseUrl: string, rebuild: ModelRebuild, eventStore: EventStore): Promise<Position> => {
  const { model } = rebuild;
  return holdingCheckpoint(databaseUrl, model.name, async (connection, held) => {
    if (held.version > model.version) throw new LaterVersion(model.name, held.version, model.version);
    // Never behind what was shown: a reader finds the model no further back than before.
    await rebuild.catchUp(eventStore, later(held.position, await eventStore.head()));
    await rebuild.write();
    // Rows committed a moment ago are not there for a snapshot taken before: such a reader would meet half a table.
    await snapshotsOfBeforeGone(rebuild.connection, connection, patience.snapshots);
    await connection.query(`set local lock_timeout = ${patience.table}`);
    await connection.query(dropTable(model.table.name) + renameTable(shadowOf(model.table).name, model.table.name));
    await quarantineAnew(connection, model.name, rebuild.skipped.all);
    await connection.query(
      'update read.checkpoints set version = $2, position = $3, owner = $4, updated_at = now() where name = $1',
      [model.name, model.version, rebuild.position, randomUUID()],
    );
    await connection.query('update read.partitions set owner = null, position = $2 where model = $1', [
      model.name,
      rebuild.position,
    ]);
    return rebuild.position;
  });
};

/** Fences off the owner; readers see one table or the other, each whole. Throws LaterVersion, and TableInUse after long use. */
export const swap = async (databaseUrl: string, rebuild: ModelRebuild, eventStore: EventStore): Promise<Position> => {
  for (let attempt = 1; ; attempt += 1) {
    while ((await rebuild.catchUp(eventStore)) > few) await rebuild.write();
    try {
      return await swapNow(databaseUrl, rebuild, eventStore);
    } catch (error) {
      if (!isInUse(error)) throw error;
      if (attempt === tries) throw new TableInUse();
      await pause(backOff(attempt));
    }
  }
};
