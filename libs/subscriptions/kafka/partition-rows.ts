import type { Position } from '@pilotlight/contracts/events/event';
import type { Client, QueryConfig } from 'pg';
import { deleteAllQuarantined } from '../quarantine/quarantine-rows';
import type { GroupSubscriber, PartitionedSubscriber, PartitionMove } from './partitioned-subscriber';

/** A process of another version has made the read model's table its own. */
export class AnotherVersion extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} is kept by another version`);
    this.name = 'AnotherVersion';
  }
}

type Versioned = Pick<PartitionedSubscriber, 'name' | 'version'>;
type Remade = Versioned & Pick<GroupSubscriber, 'remake'>;

export interface HeldPartition {
  readonly partition: number;
  readonly position: Position;
  /** A hint: positions alone say what is missing. Null: from the partition's beginning. */
  readonly nextOffset: string | null;
}

const heldColumns = 'partition, position, next_offset::text as "nextOffset"';

const readVersion = async (connection: Client, model: string): Promise<number> => {
  const { rows } = await connection.query<{ version: number }>('select version from read.checkpoints where name = $1', [
    model,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`Read model ${model} has no checkpoint`);
  return row.version;
};

/** Whether a read model's table is this version's. */
export const isOfVersion = async (connection: Client, model: Versioned): Promise<boolean> =>
  (await readVersion(connection, model.name)) === model.version;

const remake = async (connection: Client, model: Remade, from: number): Promise<void> => {
  await connection.query('delete from read.partitions where model = $1', [model.name]);
  const { rowCount } = await connection.query(
    `update read.checkpoints set version = $2, position = '', owner = null where name = $1 and version = $3`,
    [model.name, model.version, from],
  );
  if (rowCount !== 1) return;
  await connection.query(deleteAllQuarantined(model.name));
  await model.remake(connection);
};

/** All partitions start at the checkpoint. `remakes` drops another version's table; without it, throws AnotherVersion. */
export const preparePartitions = async (
  connection: Client,
  model: Remade,
  partitions: number,
  remakes: boolean,
): Promise<void> => {
  const version = await readVersion(connection, model.name);
  if (version !== model.version && !remakes) throw new AnotherVersion(model.name);
  await connection.query('begin');
  if (version !== model.version) await remake(connection, model, version);
  await connection.query(
    `insert into read.partitions (model, partition, position)
     select name, partition, position from read.checkpoints, generate_series(0, $2::int - 1) partition where name = $1
     on conflict do nothing`,
    [model.name, partitions],
  );
  await connection.query('commit');
};

export const readPartitions = async (connection: Client, model: string): Promise<readonly HeldPartition[]> => {
  const { rows } = await connection.query<HeldPartition>(
    `select ${heldColumns} from read.partitions where model = $1 order by partition`,
    [model],
  );
  return rows;
};

/** Fences off the former owners. Partitions beyond those in use are left out. Throws AnotherVersion. */
export const takeOverPartitions = async (
  connection: Client,
  model: Versioned,
  owner: string,
  partitions: readonly number[],
): Promise<readonly HeldPartition[]> => {
  const { rows } = await connection.query<HeldPartition>(
    `update read.partitions set owner = $2
      where model = $1 and partition = any($3::int[])
        and exists (select from read.checkpoints where name = $1 and version = $4)
     returning ${heldColumns}`,
    [model.name, owner, partitions, model.version],
  );
  if (rows.length === 0 && !(await isOfVersion(connection, model))) throw new AnotherVersion(model.name);
  return rows;
};

/** Touches none that another process has moved or owns. */
export const movePartitions = (model: string, owner: string, moves: readonly PartitionMove[]): QueryConfig => ({
  text: `update read.partitions held
            set position = moved."to", next_offset = coalesce(moved."nextOffset", held.next_offset)
           from json_to_recordset($3) as moved(partition int, "from" text, "to" text, "nextOffset" bigint)
          where held.model = $1 and held.owner = $2 and held.partition = moved.partition and held.position = moved."from"`,
  values: [model, owner, JSON.stringify(moves)],
});

/** Makes those who move a checkpoint take turns, so that each reads what the others wrote. */
export const lockCheckpoint = (model: string): QueryConfig => ({
  text: 'select from read.checkpoints where name = $1 for update',
  values: [model],
});

export const moveToLowest = (model: string): QueryConfig => ({
  text: `update read.checkpoints set updated_at = now(),
                position = (select min(position) from read.partitions where model = $1)
          where name = $1 returning position`,
  values: [model],
});

/** All stand at one position: the model follows the log itself from there. */
export const endPartitions = async (connection: Client, model: string): Promise<void> => {
  await connection.query('begin');
  await connection.query(moveToLowest(model));
  await connection.query('delete from read.partitions where model = $1', [model]);
  await connection.query('commit');
};
