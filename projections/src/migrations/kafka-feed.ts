import { projectorRole } from '../roles';

/** The number of partitions is kept, because it says which holds a tenant: widening a topic leaves tenants where they are. */
export const kafkaFeed = {
  name: '003-kafka-feed',
  sql: `
create schema feed;
create table feed.publisher (
  topic      text primary key,
  partitions integer,
  position   text collate "C" not null default '',
  owner      uuid,
  updated_at timestamptz not null default now()
);
create table read.partitions (
  model       text not null references read.checkpoints (name),
  partition   integer not null,
  next_offset bigint,
  position    text collate "C" not null,
  owner       uuid,
  primary key (model, partition)
);
grant select, insert, update, delete on read.partitions to ${projectorRole};
`,
};
