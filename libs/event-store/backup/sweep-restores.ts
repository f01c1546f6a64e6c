import { type Client, DatabaseError } from 'pg';
import { connectionTo, reaching, withClient } from '../postgres/connection';
import { databaseOf, isLeftByRestore, quotedDatabase, serverOf } from './neighbouring-databases';

export interface Sweep {
  readonly removed: readonly string[];
  /** What could not be removed and why, in words for the log. */
  readonly left: readonly string[];
}

const restoring = 20_261_122;

/**
 * Keeps every other restore of the database, and the sweeping of what one left, away until the connection ends: that of a process which
 * was killed ends too. To be asked on the server's own database, since such a lock is known within one database only.
 */
export const holdsRestoring = async (server: Client, database: string): Promise<boolean> => {
  const { rows } = await server.query<{ held: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as held', [
    restoring,
    database,
  ]);
  return rows[0]?.held ?? false;
};

/** Of no use to anybody as long as the database itself is there: a restore swaps both names at once or not at all. */
const besideText =
  'select datname as name from pg_database where exists (select from pg_database where datname = $1) order by 1';

const leftBeside = async (client: Client, database: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(besideText, [database]);
  return rows.map(({ name }) => name).filter((name) => isLeftByRestore(name, database));
};

/** Removes what killed restores left; whoever asks holds the lock. A database that somebody is connected to is spared. */
export const removeLeftovers = async (server: Client, database: string): Promise<Sweep> => {
  const removed: string[] = [];
  const left: string[] = [];
  for (const name of await leftBeside(server, database))
    try {
      await server.query(`drop database if exists ${quotedDatabase(name)}`);
      removed.push(name);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      left.push(`${name}: ${error.message}`);
    }
  return { removed, left };
};

/**
 * Removes databases that restores of this one left beside it when they were killed: they hold people's words and the keys to them. One
 * that is under way is spared. Throws StoreUnavailable.
 */
export const sweepRestores = (url: string): Promise<Sweep> =>
  reaching(async () => {
    const database = databaseOf(url);
    const found = await withClient(connectionTo(url, 'sweep'), (client) => leftBeside(client, database));
    if (found.length === 0) return { removed: [], left: [] };
    try {
      return await withClient({ ...connectionTo(serverOf(url), 'sweep'), query_timeout: 60_000 }, async (server) =>
        (await holdsRestoring(server, database)) ? await removeLeftovers(server, database) : { removed: [], left: [] },
      );
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      return { removed: [], left: found.map((name) => `${name}: ${error.message}`) };
    }
  });
