import { platformRole, projectorRole } from '../roles';

/** Names the chain's checkpoint and its owner among those of the read models. */
export const auditChain = 'audit-chain';

const insertOnly = (table: string): string => `
create or replace trigger immutable_rows before update or delete on audit.${table}
  for each row execute function audit.refuse_change();
create or replace trigger immutable_table before truncate on audit.${table}
  for each statement execute function audit.refuse_change();
alter table audit.${table} enable always trigger immutable_rows;
alter table audit.${table} enable always trigger immutable_table;
grant select on audit.${table} to ${platformRole}, ${projectorRole};
grant insert on audit.${table} to ${projectorRole};
`;

/** One link per event and chain, the seals on the chains' heads, and what comparing them with the log gave. Insert only. */
export const auditSchema = {
  name: '010-audit-chain',
  sql: `
create schema if not exists audit;

create table if not exists audit.chain (
  tenant   text collate "C" not null,
  number   bigint not null check (number > 0),
  position text collate "C" not null unique,
  event_id uuid not null,
  at       timestamptz not null,
  previous bytea not null check (length(previous) = 32),
  hash     bytea not null check (length(hash) = 32),
  primary key (tenant, number)
);
create index if not exists chain_at on audit.chain (tenant, at);
create index if not exists chain_event on audit.chain (event_id);

create table if not exists audit.seals (
  tenant     text collate "C" not null,
  at         timestamptz not null,
  count      bigint not null check (count >= 0),
  head       bytea not null check (length(head) = 32),
  signature  bytea not null,
  public_key bytea not null,
  primary key (tenant, count, at)
);
create index if not exists seals_at on audit.seals (tenant, at);

create table if not exists audit.checks (
  tenant          text collate "C" not null,
  at              timestamptz not null,
  broken_number   bigint,
  broken_position text collate "C",
  broken_event    uuid
);
create index if not exists checks_at on audit.checks (tenant, at);

create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit chain is immutable' using errcode = 'restrict_violation';
end $$;
grant usage on schema audit to ${platformRole}, ${projectorRole};
${['chain', 'seals', 'checks'].map(insertOnly).join('')}
grant select on read.checkpoints to ${platformRole};
`,
};

/** How many links a comparison took in; absent of those made before it was kept. */
export const auditCheckCounts = {
  name: '011-audit-check-counts',
  sql: 'alter table audit.checks add column if not exists count bigint',
};
