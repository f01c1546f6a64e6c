import type { Knex } from 'knex';

/** pg-boss 10 kept jobs there; pg-boss 12 can't take its tables over. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('drop schema if exists jobs cascade');
};

export const down = async (): Promise<void> => {};
