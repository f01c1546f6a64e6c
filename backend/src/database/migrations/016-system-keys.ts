import type { Knex } from 'knex';

/**
 * Keys of installers' own systems by their hashes. A key counts once an event names its id: a row left by a crash opens nothing. The
 * columns of the calls counted are rate-limiter-flexible's.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.system_keys (
      id uuid primary key,
      slug text not null,
      token_hash bytea not null unique,
      name text not null,
      ending text not null,
      issued_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index system_keys_slug on access.system_keys (slug);
    create table access.system_calls (
      key text primary key,
      points integer not null default 0,
      expire bigint
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.system_calls, access.system_keys');
};
