import type { Knex } from 'knex';

/** Feeds' tokens by hash and sealed, for an installer copies the address again; Google's refresh tokens sealed; consents under way. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.calendar_feeds (
      slug text primary key,
      token_hash bytea not null unique,
      sealed bytea not null,
      made_at timestamptz not null default now()
    );
    create table access.calendar_grants (
      slug text primary key,
      sealed bytea not null,
      connected_at timestamptz not null default now(),
      failure text check (failure in ('access-lost', 'busy', 'down', 'refused')),
      failed_at timestamptz,
      failed_appointment uuid,
      ended boolean not null default false,
      check ((failure is null) = (failed_at is null))
    );
    create table access.calendar_consents (
      state_hash bytea primary key,
      slug text not null,
      session_hash bytea not null,
      sealed bytea not null,
      expires_at timestamptz not null
    );
    create index calendar_consents_expiry on access.calendar_consents (expires_at)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.calendar_consents, access.calendar_grants, access.calendar_feeds');
};
