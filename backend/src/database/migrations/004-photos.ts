import type { Knex } from 'knex';

/** From upload until the conversation is erased. Pictures lie with the files gateway. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table access.photos (
      photo_id uuid primary key,
      slug text not null,
      session_id uuid not null,
      slot text,
      width int not null,
      height int not null,
      bytes int not null,
      created_at timestamptz not null default now(),
      -- Seen in the log by the upkeep, which then looks at it no more.
      sent boolean not null default false
    );
    create index photos_session on access.photos (session_id);
    create index photos_unsent on access.photos (created_at) where not sent;
    alter table access.widget_sessions add column photos int not null default 0;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table access.photos');
  await knex.raw('alter table access.widget_sessions drop column photos');
};
