import type { Knex } from 'knex';

/** Which of the accounts that a connection's tokens opened is meant: ids over there are of one account. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.connections add column account int not null default 0');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.connections drop column account');
};
