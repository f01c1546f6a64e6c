import type { Client } from 'pg';

/** A schema that can't be rebuilt from anything else, unlike read models and scheduled jobs. */
export interface BackedUpSchema {
  readonly schema: string;
  /** Tables tied to this database, such as its migration history: they stay behind. */
  readonly ownToAPlace: readonly string[];
  /** Tables whose rows make a database one that is in use, and what such rows are called. */
  readonly inUse: Readonly<Record<string, string>>;
}

export interface BackedUpTable {
  readonly table: string;
  readonly columns: readonly string[];
}

const ownSchemas: readonly BackedUpSchema[] = [
  { schema: 'event_log', ownToAPlace: ['identity', 'schema_version'], inUse: { events: 'events' } },
  { schema: 'personal_data', ownToAPlace: ['master_key', 'schema_version'], inUse: { keys: 'keys of personal words' } },
];
const keyTables = ['personal_data.keys'];

const text = `
  select c.table_schema || '.' || c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = any($1) and t.table_type = 'BASE TABLE' and c.table_schema || '.' || c.table_name <> all($2)
     and c.is_generated = 'NEVER'
   group by 1 order by 1`;

export const backedUpTables = async (
  client: Client,
  { keys, schemas }: { readonly keys: boolean; readonly schemas: readonly BackedUpSchema[] },
): Promise<BackedUpTable[]> => {
  const all = [...ownSchemas, ...schemas];
  const left = all.flatMap(({ schema, ownToAPlace }) => ownToAPlace.map((name) => `${schema}.${name}`));
  const { rows } = await client.query<BackedUpTable>(text, [
    all.map(({ schema }) => schema),
    [...left, ...(keys ? [] : keyTables)],
  ]);
  return rows;
};

export const usesOf = async (client: Client, schemas: readonly BackedUpSchema[]): Promise<string[]> => {
  const uses: string[] = [];
  for (const { schema, inUse } of [...ownSchemas, ...schemas])
    for (const [name, called] of Object.entries(inUse)) {
      const table = quotedTable(`${schema}.${name}`);
      const { rows: there } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
        table,
      ]);
      if (!there[0]?.found) continue;
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      const count = rows[0]?.count ?? 0;
      if (count > 0) uses.push(`${count} ${called}`);
    }
  return uses;
};

export const quotedTable = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

export const quotedColumns = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
