import type { Knex } from 'knex';

/** Secrets never enter an event. A credential counts once an event names its id: a row left by a crash opens nothing. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.secrets (
      name text primary key,
      sealed bytea not null
    );
    create table access.credentials (
      id uuid primary key,
      kind text not null check (kind in ('password', 'api-key')),
      slug text not null,
      hash text not null,
      sealed bytea,
      created_at timestamptz not null default now(),
      check ((kind = 'api-key') = (sealed is not null))
    );
    create table access.sessions (
      token_hash bytea primary key,
      kind text not null check (kind in ('admin', 'installer')),
      slug text,
      credential_id uuid,
      idle interval not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      check ((kind = 'installer') = (slug is not null))
    );
    create index sessions_slug on access.sessions (slug) where slug is not null;
    create index sessions_last_used on access.sessions (last_used_at);
    create table access.widget_sessions (
      token_hash bytea primary key,
      session_id uuid not null unique,
      slug text not null,
      origin text not null,
      credential_id uuid not null,
      address_hash bytea not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index widget_sessions_address on access.widget_sessions (address_hash, created_at);
    create index widget_sessions_expiry on access.widget_sessions (expires_at);
    create table access.attempts (
      bucket bytea primary key,
      count int not null,
      until timestamptz not null
    );
    create index attempts_until on access.attempts (until);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'drop table access.attempts, access.widget_sessions, access.sessions, access.credentials, access.secrets',
  );
};
