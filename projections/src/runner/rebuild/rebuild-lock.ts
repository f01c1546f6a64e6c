import type { Client } from 'pg';

const rebuildLocks = 0x52454255;

/** Tries to be the one that rebuilds a read model. It stays so for as long as the connection lives. */
export const tryToRebuild = async (connection: Client, model: string): Promise<boolean> => {
  const { rows } = await connection.query<{ mine: boolean }>(
    'select pg_try_advisory_lock($1::int, hashtext($2)) as mine',
    [rebuildLocks, model],
  );
  return rows[0]?.mine ?? false;
};
