import { connectionTo, withClient } from '../connection';
import { appendFunction, withoutAppendFunction } from './append-function';
import { eventsTable } from './events-table';
import { identityTable } from './identity-table';
import { migrateSchema, numberedSteps, type SchemaMigrations } from './migrate-schema';
import { readFunctions } from './read-functions';

const migrations: SchemaMigrations = {
  schema: 'event_log',
  lock: [20_261_121, 1],
  history: { table: 'schema_version', key: 'version int' },
  steps: numberedSteps([eventsTable + appendFunction + readFunctions, identityTable, withoutAppendFunction]),
};

export const migrateEventLog = (url: string): Promise<void> =>
  withClient(connectionTo(url, 'event log migration'), (client) => migrateSchema(client, migrations));
