import type { Knex } from 'knex';

/** Unlogged, because a lost row costs three dots. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create unlogged table access.typing (
      session_id uuid not null,
      typist text not null,
      at timestamptz not null,
      primary key (session_id, typist)
    )`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.typing');
};
