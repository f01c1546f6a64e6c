import { connectionTo, withClient } from '../../postgres/connection';

/** The n-th entry brings the schema to version n, from 1. An entry that was shipped is never edited. */
const versions: readonly string[] = [
  `
create table personal_data.keys (
  subject    text primary key,
  tenant     text not null,
  -- Sealed under the master key; absent once destroyed, so that no second key is ever made.
  wrapped    bytea,
  created_at timestamptz not null default now()
);
create table personal_data.erasures (
  subject     text primary key,
  tenant      text not null,
  session_id  uuid,
  cause       text not null,
  erased_at   timestamptz not null default now(),
  -- Absent while the log and the read models have yet to hear of it.
  finished_at timestamptz,
  -- Absent while pages of the data folder may still hold the words.
  cleared_at  timestamptz
);
create table personal_data.secrets (
  name    text primary key,
  wrapped bytea not null
);
create index erasures_unfinished on personal_data.erasures (erased_at) where finished_at is null;
`,
  `
create table personal_data.master_key (
  single      boolean primary key default true check (single),
  fingerprint bytea not null,
  -- Of the one before, while something may still be sealed with it.
  previous    bytea
);
`,
];

/** Two numbers, so that it is never taken for an announcement, which is one. */
const migrating = [20_261_121, 2];

/** Brings schema `personal_data` up to date, all in one transaction; processes that start together take turns. Throws what PostgreSQL throws. */
export const migratePersonalData = async (url: string): Promise<void> => {
  return await withClient(connectionTo(url, 'personal data migration'), async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', migrating);
    await client.query('create schema if not exists personal_data');
    await client.query(
      'create table if not exists personal_data.schema_version (version int primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ version: number }>(
      'select coalesce(max(version), 0) as version from personal_data.schema_version',
    );
    for (const [index, statements] of versions.entries()) {
      if (index < (rows[0]?.version ?? 0)) continue;
      await client.query(statements);
      await client.query('insert into personal_data.schema_version (version) values ($1)', [index + 1]);
    }
    await client.query('commit');
  });
};
