import type { Knex } from 'knex';

/** What several processes must agree on of a visitor who books: the time that is held, and the booking that is under way. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table access.widget_sessions
      add column held_at timestamptz,
      add column booking_until timestamptz`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table access.widget_sessions drop column held_at, drop column booking_until');
};
