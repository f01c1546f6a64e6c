import { type Client, DatabaseError } from 'pg';
import { connectionTo, reaching, withClient } from '../postgres/connection';
import { databaseOf, isLeftByRestore, quotedDatabase, serverOf } from './neighbouring-databases';

export interface Sweep {
  readonly removed: readonly string[];
  readonly left: readonly string[];
}

const restoring = 20_261_122;

/** The lock ends with its connection, even a killed process's. Ask on the server's own database: locks are per database. */
export const holdsRestoring = async (server: Client, database: string): Promise<boolean> => {
  const { rows } = await server.query<{ held: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as held', [
    restoring,
    database,
  ]);
  return rows[0]?.held ?? false;
};

/** Useless while the database itself is there: a restore swaps both names at once or not at all. */
const besideText =
  'select datname as name from pg_database where exists (select from pg_database where datname = $1) order by 1';

const leftBeside = async (client: Client, database: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(besideText, [database]);
  return rows.map(({ name }) => name).filter((name) => isLeftByRestore(name, database));
};

/** The caller holds the lock. A database that somebody is connected to is spared. */
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

/** Removes what killed restores left beside this database: people's words and their keys. Throws StoreUnavailable. */
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
