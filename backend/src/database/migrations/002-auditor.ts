import type { Knex } from 'knex';

const sessionsOf = (kinds: string): string => `
  alter table access.sessions
    drop constraint sessions_kind_check,
    add constraint sessions_kind_check check (kind in (${kinds}))`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(sessionsOf("'admin', 'installer', 'auditor'"));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw("delete from access.sessions where kind = 'auditor'");
  await knex.raw(sessionsOf("'admin', 'installer'"));
};
