import { migrateSchema, type SchemaMigrations } from '@pilotlight/event-store/postgres/schema/migrate-schema';
import type { Client } from 'pg';
import { auditCheckCounts, auditSchema } from '../audit/audit-schema';
import { createTable } from '../core/table-definition';
import type { ReadModel } from '../read-model';
import { dropRemains } from '../rebuild/rebuild-lock';
import { kafkaFeed } from './kafka-feed';
import { quarantineTable } from './quarantine-table';
import { readSchema } from './read-schema';
import { trigrams } from './trigrams';

const migrations: SchemaMigrations = {
  schema: 'read',
  lock: [0x52454144, 0],
  history: { table: 'migrations', key: 'name text' },
  steps: [readSchema, quarantineTable, kafkaFeed, auditSchema, auditCheckCounts, trigrams].map(({ name, sql }) => ({
    key: name,
    sql,
  })),
};

const createMissing = async (connection: Client, models: readonly ReadModel[]): Promise<void> => {
  const { rows } = await connection.query<{ name: string }>('select name from read.checkpoints');
  const present = new Set(rows.map(({ name }) => name));
  for (const { name, version, table } of models.filter((model) => !present.has(model.name))) {
    await connection.query(createTable(table));
    await connection.query(`insert into read.checkpoints (name, version, position) values ($1, $2, '')`, [
      name,
      version,
    ]);
  }
};

/** Also removes what killed rebuilds left, in one transaction; processes that start together take turns. */
export const migrate = (connection: Client, models: readonly ReadModel[]): Promise<void> =>
  migrateSchema(connection, migrations, async () => {
    await createMissing(connection, models);
    await dropRemains(connection, models);
  });
