import { platformRole, projectorRole, tenantRole } from '../migrations/read-schema';
import type { Row, Table } from '../read-model';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnType = (definition: string): string => definition.replace(/ null$/, '');

const columnOf = ([column, definition]: [string, string]): string =>
  definition.endsWith(' null') ? `${column} ${columnType(definition)}` : `${column} ${definition} not null`;

/**
 * The SQL that makes a read model's table, under its own name or another. Row-level security is forced, so that even
 * its owner sees only what a role is granted: a tenant its own rows, the platform and the projector all.
 */
export const createTable = <R extends Row>(table: Table<R>, { name = table.name, indexed = true } = {}): string => {
  const target = `read.${quoted(name)}`;
  return `
create table ${target} (
  ${Object.entries<string>(table.columns).map(columnOf).join(',\n  ')},
  constraint ${quoted(`${name}_pkey`)} primary key (${table.key.join(', ')})
);
${indexed ? createIndexes(table, name) : ''}
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

export const createIndexes = <R extends Row>({ indexes }: Table<R>, name: string): string =>
  Object.entries(indexes)
    .map(([suffix, covers]) => `create index ${quoted(`${name}_${suffix}`)} on read.${quoted(name)} ${covers};`)
    .join('\n');

export const dropTable = (name: string): string => `drop table if exists read.${quoted(name)};`;
