import type { Knex } from 'knex';

/** What an installer's own system asked for by an Idempotency-Key, as a hash: what it says of a customer lies in the log alone. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.system_requests (
      slug text not null,
      idempotency_key text not null,
      asked bytea not null,
      asked_at timestamptz not null default now(),
      primary key (slug, idempotency_key)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.system_requests');
};
