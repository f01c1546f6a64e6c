import type { Knex } from 'knex';

/** Jobs were kept there by pg-boss 10, whose tables pg-boss 12 can't take over. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('drop schema if exists jobs cascade');
};

export const down = async (): Promise<void> => {};
