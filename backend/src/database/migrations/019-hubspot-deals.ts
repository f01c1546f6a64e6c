import type { Knex } from 'knex';

/** Null where a connection writes no deals, as those of before don't: their tokens may not. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.connections add column deals jsonb');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.connections drop column deals');
};
