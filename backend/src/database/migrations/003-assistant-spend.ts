import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.assistant_spend (
      key text primary key,
      tokens bigint not null,
      pence numeric(18, 4) not null,
      milliseconds bigint not null,
      until timestamptz not null
    );
    create index on access.assistant_spend (until)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.assistant_spend');
};
