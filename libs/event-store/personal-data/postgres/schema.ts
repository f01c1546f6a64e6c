import { connectionTo, withClient } from '../../postgres/connection';
import { migrateSchema, numberedSteps, type SchemaMigrations } from '../../postgres/schema/migrate-schema';

const versions = [
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

const migrations: SchemaMigrations = {
  schema: 'personal_data',
  lock: [20_261_121, 2],
  history: { table: 'schema_version', key: 'version int' },
  steps: numberedSteps(versions),
};

export const migratePersonalData = (url: string): Promise<void> =>
  withClient(connectionTo(url, 'personal data migration'), (client) => migrateSchema(client, migrations));
