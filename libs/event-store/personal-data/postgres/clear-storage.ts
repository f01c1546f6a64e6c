import { DatabaseError } from 'pg';
import { connectionTo, withClient } from '../../postgres/connection';

export type Uncleared = readonly string[];

const erasedSince =
  'select count(*)::int as count from personal_data.erasures where finished_at is not null and cleared_at is null';

/** Where an erased person's words or keys may still lie. The log itself holds ciphertext only. */
const tablesText = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
   where schemaname in ('read', 'access', 'personal_data') and tablename <> 'checkpoints' and tablename not like '%\\_\\_rebuild'
   order by 1`;

const clearing = [20_261_121, 3];

/** Separate statements: none may run in a transaction. Twice, since a checkpoint keeps the segments it began in. */
const endOldLog = ['select pg_switch_wal()', 'checkpoint', 'select pg_switch_wal()', 'checkpoint'];

const mayNotEndLog =
  'the write-ahead log: the database role may not end it (grant pg_checkpoint to it, and execute on function pg_switch_wal())';

const isInUse = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55P03';

const mayNot = (error: unknown): boolean => error instanceof DatabaseError && error.code === '42501';

/** Needs `wal_recycle=off`. A rewrite makes readers wait about 1 s for 100,000 conversations. Of two at once, the later does nothing. */
export const clearStorage = async (url: string): Promise<Uncleared> => {
  return await withClient({ ...connectionTo(url, 'clearing'), query_timeout: 3_600_000 }, async (client) => {
    await client.query('select pg_advisory_lock($1, $2)', clearing);
    const { rows: erased } = await client.query<{ count: number }>(erasedSince);
    if ((erased[0]?.count ?? 0) === 0) return [];
    const { rows: began } = await client.query<{ at: Date }>('select now() as at');
    const { rows: tables } = await client.query<{ name: string }>(tablesText);
    // Everybody queues behind a lock that waits: a table in long use is left for another night.
    await client.query(`set lock_timeout = '1s'`);
    const uncleared: string[] = [];
    for (const { name } of tables)
      await client.query(`vacuum (full, analyze) ${name}`).catch((error: unknown) => {
        if (!isInUse(error)) throw error;
        uncleared.push(`${name}: in use for too long`);
      });
    if (uncleared.length > 0) return uncleared;
    await client.query('vacuum full pg_catalog.pg_statistic');
    try {
      for (const statement of endOldLog) await client.query(statement);
    } catch (error) {
      if (!mayNot(error)) throw error;
      uncleared.push(mayNotEndLog);
    }
    await client.query(
      'update personal_data.erasures set cleared_at = now() where cleared_at is null and finished_at < $1',
      [began[0]?.at],
    );
    return uncleared;
  });
};
