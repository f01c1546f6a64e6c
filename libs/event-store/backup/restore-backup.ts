import type { Client } from 'pg';
import { connectionTo, withClient } from '../postgres/connection';
import type { TakeFile } from './backed-up-files';
import { type BackedUpSchema, usesOf } from './backed-up-tables';
import { checkBackup } from './read-backup';
import { loadBackup } from './load-backup';
import { CarriedErasures, erasuresIn } from './carry-over-erasures';
import { erasuresInBackup } from './erasures-in-backup';
import { databaseOf, freshName, longestName, quotedDatabase, serverOf, urlOf } from './neighbouring-databases';
import { swapDatabases } from './swap-databases';
import { holdsRestoring, removeLeftovers } from './sweep-restores';

export interface RestoreOptions {
  readonly url: string;
  readonly file: string;
  /** Of a later backup: whoever was erased by then is erased again. */
  readonly erasuresFrom?: string | undefined;
  readonly schemas: readonly BackedUpSchema[];
  /** Whether a database that is in use may give way. */
  readonly replace: boolean;
  /** Takes back the files that lie in the backup; before the database is put in its place, so that none is missing there. */
  readonly takeFile?: TakeFile;
  /** Looks at what was loaded before it takes the other's place; throws where it may not. */
  readonly inspect?: (inside: Client) => Promise<void>;
  /** Brings the schemas of an empty database up to date, one after the other. */
  readonly migrations: readonly ((url: string) => Promise<void>)[];
}

export interface Restored {
  /** The moment that the backup shows, ISO 8601 UTC. */
  readonly at: string;
  readonly events: number;
  readonly files: Readonly<Record<string, number>>;
  /** How many people were erased since the backup, and so again. */
  readonly erasedAgain: number;
}

/** The database has been in use: only on a clear word is it replaced. */
export class NotEmpty extends Error {
  constructor(uses: readonly string[]) {
    super(`The database holds ${uses.join(', ')}. With --replace, what it holds gives way to the backup`);
    this.name = 'NotEmpty';
  }
}

/** The database is being restored by another process. */
export class RestoreUnderWay extends Error {
  constructor(database: string) {
    super(`Another restore of database ${database} is under way`);
    this.name = 'RestoreUnderWay';
  }
}

/**
 * Makes the database what it was at the backup's moment: loads it into a new one beside it and puts that in its place, so that a restore
 * that is cut short changes nothing; what one left that was killed is removed by the next. Who was erased since stays erased. Whoever was
 * connected to the old database is cut off and finds another log behind the same name. Throws UnusableBackup, NotEmpty, RestoreUnderWay,
 * and what PostgreSQL throws; the role must be allowed to create databases.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { url, file, erasuresFrom, replace, migrations, schemas, takeFile, inspect } = options;
  const { at, rows, files } = await checkBackup(file);
  const uses = replace ? [] : await withClient(connectionTo(url, 'restore'), (client) => usesOf(client, schemas));
  if (uses.length > 0) throw new NotEmpty(uses);
  if (erasuresFrom !== undefined) await checkBackup(erasuresFrom);
  const old = databaseOf(url);
  if (Buffer.byteLength(old) > longestName)
    throw new Error(`The name of database ${old} is too long for a restore: ${longestName} bytes at most`);
  return await withClient({ ...connectionTo(serverOf(url), 'restore'), query_timeout: 60_000 }, async (server) => {
    if (!(await holdsRestoring(server, old))) throw new RestoreUnderWay(old);
    await removeLeftovers(server, old);
    const fresh = freshName(old);
    await server.query(`create database ${quotedDatabase(fresh)}`);
    try {
      const target = urlOf(url, fresh);
      for (const migrate of migrations) await migrate(target);
      await loadBackup({ url: target, file, schemas, takeFile });
      if (inspect) await withClient(connectionTo(target, 'restore'), inspect);
      const carried = new CarriedErasures(target);
      await carried.add(await withClient(connectionTo(url, 'restore'), erasuresIn));
      if (erasuresFrom !== undefined) await carried.add(await erasuresInBackup(erasuresFrom));
      const lastWord = async (inside: Client): Promise<void> => await carried.add(await erasuresIn(inside));
      await swapDatabases(server, { url, old, fresh, lastWord });
      return { at, events: rows['event_log.events'] ?? 0, files, erasedAgain: carried.count };
    } catch (error) {
      await server.query(`drop database if exists ${quotedDatabase(fresh)} with (force)`);
      throw error;
    }
  });
};
