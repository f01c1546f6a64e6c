import { platformRole, projectorRole, tenantRole } from '../roles';
import type { Row, Table } from '../read-model';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnType = (definition: string): string => definition.replace(/ null$/, '');

const columnOf = ([column, definition]: [string, string]): string =>
  definition.endsWith(' null') ? `${column} ${columnType(definition)}` : `${column} ${definition} not null`;

/** No key or index: rows come in faster so. Row-level security is forced, so that even the owner sees only what a role is granted. */
export const createBareTable = <R extends Row>(table: Table<R>, name: string): string => {
  const target = `read.${quoted(name)}`;
  return `
create table ${target} (
  ${Object.entries<string>(table.columns).map(columnOf).join(',\n  ')}
);
alter table ${target} enable row level security;
alter table ${target} force row level security;
create policy tenant on ${target} for select to ${tenantRole}
  using (${table.tenant} = current_setting('pilotlight.tenant', true));
create policy platform on ${target} for select to ${platformRole} using (true);
create policy projector on ${target} to ${projectorRole} using (true) with check (true);
grant select on ${target} to ${tenantRole}, ${platformRole};
grant select, insert, update, delete on ${target} to ${projectorRole};
`;
};

export const addKey = <R extends Row>(table: Table<R>, name: string): string =>
  `alter table read.${quoted(name)} add constraint ${quoted(`${name}_pkey`)} primary key (${table.key.join(', ')});`;

export const addIndexes = <R extends Row>(table: Table<R>, name: string): string =>
  Object.entries(table.indexes)
    .map(([suffix, covers]) => `create index ${quoted(`${name}_${suffix}`)} on read.${quoted(name)} ${covers};`)
    .join('\n');

export const createTable = <R extends Row>(table: Table<R>, name: string = table.name): string =>
  createBareTable(table, name) + addKey(table, name) + addIndexes(table, name);

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Takes the name of a table that has gone, with its names of indexes and constraints. */
export const renameTable = (from: string, to: string): string => `
alter table read.${quoted(from)} rename to ${quoted(to)};
do $$
declare
  old text;
begin
  for old in select conname from pg_constraint
              where conrelid = ${literal(`read.${quoted(to)}`)}::regclass and starts_with(conname, ${literal(`${from}_`)}) loop
    execute format('alter table read.%I rename constraint %I to %I', ${literal(to)}, old, ${literal(to)} || substr(old, ${from.length + 1}));
  end loop;
  for old in select indexname from pg_indexes
              where schemaname = 'read' and tablename = ${literal(to)} and starts_with(indexname, ${literal(`${from}_`)}) loop
    execute format('alter index read.%I rename to %I', old, ${literal(to)} || substr(old, ${from.length + 1}));
  end loop;
end $$;
`;

export const dropTable = (name: string): string => `drop table if exists read.${quoted(name)};`;
