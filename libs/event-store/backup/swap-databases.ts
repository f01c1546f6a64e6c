import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { connectionTo, withClient } from '../postgres/connection';
import { goneName, quotedDatabase, serverOf, urlOf } from './neighbouring-databases';

export interface Swap {
  /** Any database of the server, to reach the others by. */
  readonly url: string;
  readonly old: string;
  readonly fresh: string;
  /** Reads in the old database what came to it last, nobody else being in it any more. It has a few seconds. */
  readonly lastWord: (inside: Client) => Promise<void>;
}

const tries = 10;
/** Milliseconds. */
const lookEvery = 5;

const inUse = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55006';

const ownPid = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/** Whether a renaming has the database to itself: every connection that begins from now on waits for its outcome. */
const closedText = `
  select from pg_locks
   where pid = $1 and granted and locktype = 'object' and mode = 'AccessExclusiveLock' and classid = 'pg_database'::regclass
     and objid = (select oid from pg_database where datname = $2)`;

const cutOffText = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2';

/**
 * PostgreSQL's renaming closes a database to newcomers, then waits five seconds for those inside to leave. Meanwhile everybody else is
 * sent away, and what they did until then is read: nothing can come after it, and a rollback (a lost connection's too) opens it again.
 */
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
        while (!outcome.settled && !(await reached())) await pause(lookEvery);
      };
      await until(async () => (await watcher.query(closedText, [serverPid, old])).rowCount === 1);
      await until(async () => (await watcher.query(cutOffText, [old, insidePid])).rowCount === 0);
      if (!outcome.settled) await lastWord(inside);
    });
  });
  await renaming;
};

/**
 * Puts one database in the place of another, at once or not at all, and removes that one. Whoever is connected to it is cut off. Throws
 * what `lastWord` and PostgreSQL throw; the old database then goes on as it was.
 */
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
      // The last word took longer than PostgreSQL waits.
      if (!inUse(error) || attempt === tries) throw error;
    }
  }
  await server.query(`drop database ${quotedDatabase(goneName(fresh))} with (force)`);
};
