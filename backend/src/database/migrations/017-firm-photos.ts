import type { Knex } from 'knex';

/** Visitor and firm name none but their own. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.photos add column by_firm boolean not null default false');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.photos drop column by_firm');
};
