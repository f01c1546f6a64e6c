import type { Knex } from 'knex';

/**
 * What its owner tells a dashboard's session by, and the credential that follows when that session itself changes the password: it
 * lives on by either.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table access.sessions
      add column id uuid not null default gen_random_uuid(),
      add column device text,
      add column address text,
      add column next_credential_id uuid;
    create unique index sessions_id on access.sessions (id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table access.sessions
      drop column next_credential_id, drop column address, drop column device, drop column id`);
};
