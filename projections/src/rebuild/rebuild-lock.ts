import type { Client } from 'pg';
import type { ReadModel } from '../read-model';
import { dropTable } from '../core/table-definition';
import { shadowOf } from './shadow-table';

export class AlreadyRebuilding extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} is being rebuilt already; wait until that has ended`);
    this.name = 'AlreadyRebuilding';
  }
}

/** Any number that is locked nowhere else in this database. */
const rebuildLocks = 0x52454255;

/** Held for as long as the connection lives. Throws AlreadyRebuilding. */
export const lockRebuild = async (connection: Client, model: string): Promise<void> => {
  const { rows } = await connection.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1::int, hashtext($2)) as locked',
    [rebuildLocks, model],
  );
  if (!rows[0]?.locked) throw new AlreadyRebuilding(model);
};

/** Leaves rebuilds under way alone and names them. Call it in a transaction. */
export const dropRemains = async (connection: Client, models: readonly ReadModel[]): Promise<readonly string[]> => {
  const underWay: string[] = [];
  const shadows = models.map((model) => ({ model: model.name, shadow: shadowOf(model.table).name }));
  const { rows } = await connection.query<{ model: string; shadow: string }>(
    `select model, shadow from unnest($1::text[], $2::text[]) as made(model, shadow)
      where to_regclass(format('read.%I', shadow)) is not null`,
    [shadows.map(({ model }) => model), shadows.map(({ shadow }) => shadow)],
  );
  for (const { model, shadow } of rows) {
    const { rows: taken } = await connection.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock($1::int, hashtext($2)) as locked',
      [rebuildLocks, model],
    );
    if (taken[0]?.locked) await connection.query(dropTable(shadow));
    else underWay.push(model);
  }
  return underWay;
};
