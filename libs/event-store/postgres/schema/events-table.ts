/** `position` orders the log, `revision` the stream. Nothing is ever changed or removed. */
export const eventsTable = `
create table event_log.events (
  position    bigint generated always as identity (cache 1) primary key,
  stream      text        not null,
  revision    bigint      not null check (revision >= 0),
  id          uuid        not null,
  type        text        not null,
  tenant      text,
  data        jsonb       not null,
  meta        jsonb       not null,
  recorded_at timestamptz not null,
  unique (stream, revision)
);

create function event_log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Events are immutable' using errcode = 'restrict_violation';
end $$;
create trigger immutable_rows before update or delete on event_log.events
  for each row execute function event_log.refuse_change();
create trigger immutable_table before truncate on event_log.events
  for each statement execute function event_log.refuse_change();
alter table event_log.events enable always trigger immutable_rows;
alter table event_log.events enable always trigger immutable_table;
`;
