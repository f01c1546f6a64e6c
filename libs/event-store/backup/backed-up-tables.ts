import type { Client } from 'pg';

/** What can't be made anew from anything else. Read models are folded, jobs are scheduled again. */
const schemas = ['event_log', 'personal_data', 'access', 'audit'];
/** How each schema was made is this version's business; the log's identity is that of one place. */
const ownToAPlace = [
  'event_log.identity',
  'event_log.schema_version',
  'personal_data.schema_version',
  'access.migrations',
  // Who was signed in then signs in again: a token that was ended since must not live anew.
  'access.sessions',
  'access.attempts',
  'access.migrations_lock',
  'audit.schema_version',
  'audit.migrations',
];
const keyTables = ['personal_data.keys'];

export interface BackedUpTable {
  /** Schema and name. */
  readonly table: string;
  readonly columns: readonly string[];
}

const text = `
  select c.table_schema || '.' || c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = any($1) and t.table_type = 'BASE TABLE' and c.table_schema || '.' || c.table_name <> all($2)
     and c.is_generated = 'NEVER'
   group by 1 order by 1`;

/** The tables of a database that a backup holds. */
export const backedUpTables = async (
  client: Client,
  { keys }: { readonly keys: boolean },
): Promise<BackedUpTable[]> => {
  const { rows } = await client.query<BackedUpTable>(text, [schemas, [...ownToAPlace, ...(keys ? [] : keyTables)]]);
  return rows;
};

export const quotedTable = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

export const quotedColumns = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
