import type { Knex } from 'knex';

/** By hashes of phone numbers; the columns are rate-limiter-flexible's. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.sending_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.sending_limits');
};
