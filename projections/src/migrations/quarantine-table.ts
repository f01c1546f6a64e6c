import { projectorRole } from '../roles';

/** An event by its address, never its data. */
export const quarantineTable = {
  name: '002-quarantine',
  sql: `
create table read.quarantine (
  model      text not null references read.checkpoints (name),
  stream     text not null,
  revision   integer not null,
  position   text collate "C" not null,
  event_type text not null,
  reason     text not null,
  since      timestamptz not null default now(),
  attempts   integer not null,
  primary key (model, stream)
);
grant select, insert, update, delete on read.quarantine to ${projectorRole};
`,
};
