import type { Knex } from 'knex';

/** Room set aside for answers that are being made, each with its end: what a killed process held is free again. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`alter table access.assistant_spend add column held jsonb not null default '[]'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.assistant_spend drop column held');
};
