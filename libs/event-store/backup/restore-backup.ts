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
  readonly erasuresFrom?: string | undefined;
  readonly schemas: readonly BackedUpSchema[];
  readonly replace: boolean;
  /** Runs before the database is put in its place, so that no file is missing there. */
  readonly takeFile?: TakeFile;
  readonly inspect?: (inside: Client) => Promise<void>;
  /** Ends what the backup left half done, before anybody can read it. */
  readonly settle?: (inside: Client) => Promise<void>;
  readonly migrations: readonly ((url: string) => Promise<void>)[];
}

export interface Restored {
  readonly at: string;
  readonly events: number;
  readonly files: Readonly<Record<string, number>>;
  readonly erasedAgain: number;
}

export class NotEmpty extends Error {
  constructor(uses: readonly string[]) {
    super(`The database holds ${uses.join(', ')}. With --replace, what it holds gives way to the backup`);
    this.name = 'NotEmpty';
  }
}

export class RestoreUnderWay extends Error {
  constructor(database: string) {
    super(`Another restore of database ${database} is under way`);
    this.name = 'RestoreUnderWay';
  }
}

/**
 * Loads the backup into a new database, then swaps it in: an interrupted restore changes nothing, and the erased stay erased. The role must
 * be allowed to create databases. Throws UnusableBackup, NotEmpty, RestoreUnderWay.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { url, file, erasuresFrom, replace, migrations, schemas, takeFile, inspect, settle } = options;
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
      if (settle) await withClient(connectionTo(target, 'restore'), settle);
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
