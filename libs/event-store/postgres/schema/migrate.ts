import { connectionTo, withClient } from '../connection';
import { appendFunction, withoutAppendFunction } from './append-function';
import { eventsTable } from './events-table';
import { identityTable } from './identity-table';
import { readFunctions } from './read-functions';

/** The n-th entry brings the schema to version n, from 1. An entry that was shipped is never edited. */
const versions: readonly string[] = [
  eventsTable + appendFunction + readFunctions,
  identityTable,
  withoutAppendFunction,
];

/** Two numbers, so that it is never taken for an announcement, which is one. */
const migrating = [20_261_121, 1];

/**
 * Brings schema `event_log` up to date, all in one transaction: cut short, it leaves what was; two processes at once go one after the
 * other. A newer schema than this version's is left alone. Throws what PostgreSQL throws.
 */
export const migrateEventLog = async (url: string): Promise<void> => {
  return await withClient(connectionTo(url, 'event log migration'), async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', migrating);
    await client.query('create schema if not exists event_log');
    await client.query(
      'create table if not exists event_log.schema_version (version int primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ version: number }>(
      'select coalesce(max(version), 0) as version from event_log.schema_version',
    );
    const current = rows[0]?.version ?? 0;
    for (const [index, statements] of versions.entries()) {
      if (index < current) continue;
      await client.query(statements);
      await client.query('insert into event_log.schema_version (version) values ($1)', [index + 1]);
    }
    await client.query('commit');
  });
};
