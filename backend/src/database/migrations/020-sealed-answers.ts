import type { Knex } from 'knex';

/** Answers are sealed from here on. Those of before may hold a visitor's words, which an erasure wouldn't reach in a backup. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`update access.lead_delivery_attempts set answer = '' where answer <> ''`);
};

export const down = (): Promise<void> => Promise.resolve();
