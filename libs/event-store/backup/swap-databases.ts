import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { connectionTo, withClient } from '../postgres/connection';
import { goneName, quotedDatabase, serverOf, urlOf } from './neighbouring-databases';

export interface Swap {
  readonly url: string;
  readonly old: string;
  readonly fresh: string;
  /** Reads what reached the old database last, once nobody else is in it. It has a few seconds. */
  readonly lastWord: (inside: Client) => Promise<void>;
}

const tries = 10;
const lookEveryMs = 5;

const inUse = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55006';

const ownPid = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/** Whether a rename has the database to itself: every new connection then waits for its outcome. */
const closedText = `
  select from pg_locks
   where pid = $1 and granted and locktype = 'object' and mode = 'AccessExclusiveLock' and classid = 'pg_database'::regclass
     and objid = (select oid from pg_database where datname = $2)`;

const cutOffText = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2';

/** A rename bars newcomers, then waits 5 s for those inside: they are sent away and their last writes read. A rollback reopens it. */
const renameWithLastWord = async (server: Client, { url, old, fresh, lastWord }: Swap): Promise<void> => {
  const outcome = { settled: false };
  let renaming: Promise<unknown> = Promise.resolve();
  const serverPid = await ownPid(server);
  await withClient(connectionTo(serverOf(url), 'restore'), async (watcher) => {
    await withClient(connectionTo(urlOf(url, old), 'restore'), async (inside) => {
      const insidePid = await ownPid(inside);
      const text = `alter database ${quotedDatabase(old)} rename to ${quotedDatabase(goneName(fresh))}`;
      renaming = server.query(text).finally(() => (outcome.settled = true));
      renaming.catch(() => {});
      const until = async (reached: () => Promise<boolean>): Promise<void> => {
        while (!outcome.settled && !(await reached())) await pause(lookEveryMs);
      };
      await until(async () => (await watcher.query(closedText, [serverPid, old])).rowCount === 1);
      await until(async () => (await watcher.query(cutOffText, [old, insidePid])).rowCount === 0);
      if (!outcome.settled) await lastWord(inside);
    });
  });
  await renaming;
};

/** Swaps two databases atomically and removes the old one. On any failure, of `lastWord` too, the old one goes on as it was. */
export const swapDatabases = async (server: Client, swap: Swap): Promise<void> => {
  const { old, fresh } = swap;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.query('begin');
      await renameWithLastWord(server, swap);
      await server.query(`alter database ${quotedDatabase(fresh)} rename to ${quotedDatabase(old)}`);
      await server.query('commit');
      break;
    } catch (error) {
      await server.query('rollback');
      if (!inUse(error) || attempt === tries) throw error;
    }
  }
  await server.query(`drop database ${quotedDatabase(goneName(fresh))} with (force)`);
};
