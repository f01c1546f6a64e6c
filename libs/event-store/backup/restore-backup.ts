import { randomBytes } from 'node:crypto';
import { connectionTo, withClient } from '../postgres/connection';
import { checkBackup } from './read-backup';
import { loadBackup } from './load-backup';
import { carryOverErasures } from './carry-over-erasures';
import { swapDatabases } from './swap-databases';

export interface RestoreOptions {
  /** The database that is to be as the backup has it. */
  readonly url: string;
  readonly file: string;
  /** Of a later backup: whoever was erased by then is erased again. */
  readonly erasuresFrom?: string | undefined;
  /** Whether a database that holds events may give way. */
  readonly replace: boolean;
  /** Brings the schemas of an empty database up to date, one after the other. */
  readonly migrations: readonly ((url: string) => Promise<void>)[];
}

export interface Restored {
  /** The moment that the backup shows, ISO 8601 UTC. */
  readonly at: string;
  readonly events: number;
  /** How many people were erased since the backup, and so again. */
  readonly erasedAgain: number;
}

/** The database has been in use: only on a clear word is it replaced. */
export class NotEmpty extends Error {
  constructor(events: number) {
    super(`The database holds ${events} events. With --replace, what it holds gives way to the backup`);
    this.name = 'NotEmpty';
  }
}

const eventsIn = async (url: string): Promise<number> => {
  return await withClient(connectionTo(url, 'restore'), async (client) => {
    const { rows } = await client.query<{ log: string | null }>(`select to_regclass('event_log.events')::text as log`);
    if (!rows[0]?.log) return 0;
    const counted = await client.query<{ count: number }>('select count(*)::int as count from event_log.events');
    return counted.rows[0]?.count ?? 0;
  });
};

const renamed = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

/**
 * Makes the database what it was at the backup's moment: loads it into a new one beside it and puts that in its place, so that a restore
 * that is cut short changes nothing. Who was erased since stays erased. Whoever was connected to the old one is cut off and finds another
 * log behind the same name. Throws UnusableBackup, and what PostgreSQL throws; the role must be allowed to create databases.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { url, file, erasuresFrom, replace, migrations } = options;
  const { at, rows } = await checkBackup(file);
  const held = replace ? 0 : await eventsIn(url);
  if (held > 0) throw new NotEmpty(held);
  if (erasuresFrom !== undefined) await checkBackup(erasuresFrom);
  const old = new URL(url).pathname.slice(1);
  const fresh = `${old}_restored_${randomBytes(4).toString('hex')}`;
  return await withClient(
    { ...connectionTo(renamed(url, 'postgres'), 'restore'), query_timeout: 60_000 },
    async (server) => {
      await server.query(`create database "${fresh}"`);
      try {
        const target = renamed(url, fresh);
        for (const migrate of migrations) await migrate(target);
        await loadBackup(target, file);
        const erasedAgain = await carryOverErasures({ from: url, to: target, file: erasuresFrom });
        await swapDatabases(server, { old, fresh });
        return { at, events: rows['event_log.events'] ?? 0, erasedAgain };
      } catch (error) {
        await server.query(`drop database if exists "${fresh}" with (force)`);
        throw error;
      }
    },
  );
};
