import type { TestBackend } from './backend-under-test';

/** Every row of every table of the product, as text. */
export const everyRow = async ({ database }: TestBackend): Promise<string> => {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const tables = await Promise.all(
    rows.map(async ({ name }) => JSON.stringify((await database.query(`select * from ${name}`)).rows)),
  );
  return tables.join('\n');
};
