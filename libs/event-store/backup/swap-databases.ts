import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { goneName, quotedDatabase } from './neighbouring-databases';

const tries = 50;

const inUse = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55006';

const cutOff = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';

/** Puts one database in the place of another, at once or not at all, and removes that one. Whoever is connected to it is cut off. */
export const swapDatabases = async (
  server: Client,
  { old, fresh }: { readonly old: string; readonly fresh: string },
): Promise<void> => {
  const gone = goneName(fresh);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.query('begin');
      await server.query(cutOff, [old]);
      await server.query(`alter database ${quotedDatabase(old)} rename to ${quotedDatabase(gone)}`);
      await server.query(`alter database ${quotedDatabase(fresh)} rename to ${quotedDatabase(old)}`);
      await server.query('commit');
      break;
    } catch (error) {
      await server.query('rollback');
      // Somebody came back sooner than the old database was out of the way.
      if (!inUse(error) || attempt === tries) throw error;
      await pause(20);
    }
  }
  await server.query(`drop database ${quotedDatabase(gone)} with (force)`);
};
