import type { ClientBase } from 'pg';

export interface SchemaMigrations {
  readonly schema: string;
  /** Two numbers, locked nowhere else in this database: a single number announces an append. */
  readonly lock: readonly [number, number];
  readonly history: { readonly table: string; readonly key: 'version int' | 'name text' };
  /** In order. A shipped step is never edited. */
  readonly steps: readonly { readonly key: string; readonly sql: string }[];
}

export const numberedSteps = (statements: readonly string[]): SchemaMigrations['steps'] =>
  statements.map((sql, index) => ({ key: String(index + 1), sql }));

/** In one transaction; processes take turns, and a newer version's steps are left alone. Throws what PostgreSQL throws. */
export const migrateSchema = async (
  client: ClientBase,
  migrations: SchemaMigrations,
  thenDo: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1::int, $2::int)', [...migrations.lock]);
    await takeMissingSteps(client, migrations);
    await thenDo();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const takeMissingSteps = async (client: ClientBase, { schema, history, steps }: SchemaMigrations): Promise<void> => {
  const table = `${schema}.${history.table}`;
  const [column, type] = history.key.split(' ');
  await client.query(
    `create schema if not exists ${schema};
     create table if not exists ${table} (${history.key} primary key, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ key: string }>(`select ${column}::text as key from ${table}`);
  const taken = new Set(rows.map(({ key }) => key));
  for (const { key, sql } of steps.filter((step) => !taken.has(step.key))) {
    await client.query(sql);
    await client.query(`insert into ${table} (${column}) values ($1::text::${type})`, [key]);
  }
};
