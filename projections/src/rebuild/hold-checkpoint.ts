import type { Position } from '@pilotlight/contracts/events/event';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect, wholeTable } from '@pilotlight/subscriptions/database-connection';

/** Somebody is reading it for long, or an older snapshot is still in use. */
export class TableInUse extends Error {
  constructor() {
    super('A long transaction of somebody else is in the way');
    this.name = 'TableInUse';
  }
}

export interface HeldCheckpoint {
  readonly version: number;
  readonly position: Position;
}

/** The owner waits at its checkpoint's row. `work` is one transaction, committed where it answers and undone where it throws. */
export const holdingCheckpoint = async <Result>(
  databaseUrl: string,
  model: string,
  work: (connection: Client, held: HeldCheckpoint) => Promise<Result>,
): Promise<Result> => {
  const connection = await connect(databaseUrl, `swap of ${model}`, wholeTable);
  try {
    await connection.query("begin; set local lock_timeout = '5s'");
    // Those fed by a topic come to the checkpoint last, so they are held first.
    await connection.query(`select from read.partitions where model = $1 order by partition for update`, [model]);
    const { rows } = await connection.query<HeldCheckpoint>(
      'select version, position from read.checkpoints where name = $1 for update',
      [model],
    );
    const [held] = rows;
    if (!held) throw new Error(`Read model ${model} has no checkpoint`);
    const result = await work(connection, held);
    await connection.query('commit');
    return result;
  } finally {
    await connection.end();
  }
};

const askEvery = 5;

const readersOfBefore = `
  select count(*) as count from pg_stat_activity
   where datname = current_database() and backend_type = 'client backend' and backend_xmin is not null
     and pid <> all(array[pg_backend_pid(), $1]) and xact_start <= $2::timestamptz and not ($1 = any(pg_blocking_pids(pid)))`;

/** Waits for snapshots older than now, but those that wait for `holder`: then all readers see what is committed. Throws TableInUse. */
export const snapshotsOfBeforeGone = async (
  connection: Client,
  holder: Client,
  milliseconds: number,
): Promise<void> => {
  const [{ rows: own }, { rows: now }] = await Promise.all([
    holder.query<{ pid: number }>('select pg_backend_pid() as pid'),
    connection.query<{ at: string }>('select clock_timestamp()::text as at'),
  ]);
  for (const deadline = Date.now() + milliseconds; ; await pause(askEvery)) {
    const { rows } = await connection.query<{ count: number }>(readersOfBefore, [own[0]?.pid, now[0]?.at]);
    if (rows[0]?.count === 0) return;
    if (Date.now() > deadline) throw new TableInUse();
  }
};
