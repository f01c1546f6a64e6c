import {
  migrateSchema,
  numberedSteps,
  type SchemaMigrations,
} from '@pilotlight/event-store/postgres/schema/migrate-schema';
import type { ClientBase } from 'pg';

const migrations: SchemaMigrations = {
  schema: 'policies',
  lock: [0x504f4c49, 0],
  history: { table: 'migrations', key: 'version int' },
  steps: numberedSteps([
    `create table policies.checkpoints (
       name       text primary key,
       position   text collate "C" not null,
       owner      uuid,
       updated_at timestamptz not null default now()
     );
     create table policies.set_aside (
       policy     text not null references policies.checkpoints,
       stream     text not null,
       revision   int not null,
       event_type text not null,
       reason     text not null,
       at         timestamptz not null default now(),
       primary key (policy, stream, revision)
     );`,
  ]),
};

export const migratePolicies = (client: ClientBase): Promise<void> => migrateSchema(client, migrations);
