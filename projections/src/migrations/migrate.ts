import type { Client } from 'pg';
import { auditCheckCounts, auditSchema } from '../audit/audit-schema';
import { createTable } from '../core/table-definition';
import type { ReadModel } from '../read-model';
import { dropRemains } from '../rebuild/rebuild-lock';
import { kafkaFeed } from './kafka-feed';
import { quarantineTable } from './quarantine-table';
import { readSchema } from './read-schema';

const migrations = [readSchema, quarantineTable, kafkaFeed, auditSchema, auditCheckCounts];

/** Any number that nobody else locks on in this database. */
const migrationLock = [0x52454144, 0];

const runMissing = async (connection: Client): Promise<void> => {
  await connection.query(
    `create schema if not exists read;
     create table if not exists read.migrations (name text primary key, applied_at timestamptz not null default now())`,
  );
  const { rows } = await connection.query<{ name: string }>('select name from read.migrations');
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, sql } of migrations.filter((migration) => !applied.has(migration.name))) {
    await connection.query(sql);
    await connection.query('insert into read.migrations (name) values ($1)', [name]);
  }
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

/** Brings schema `read` up to date and rids it of what killed rebuilds left, in one transaction; processes that start together take turns. */
export const migrate = async (connection: Client, models: readonly ReadModel[]): Promise<void> => {
  await connection.query('begin');
  try {
    await connection.query('select pg_advisory_xact_lock($1::int, $2::int)', migrationLock);
    await runMissing(connection);
    await createMissing(connection, models);
    await dropRemains(connection, models);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
};
