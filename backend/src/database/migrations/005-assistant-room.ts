import type { Knex } from 'knex';

/** Room reserved for answers under way, each with its end: what a killed process held is freed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`alter table access.assistant_spend add column held jsonb not null default '[]'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.assistant_spend drop column held');
};
