import { platformRole, projectorRole, tenantRole } from '../roles';

const roles = [tenantRole, platformRole, projectorRole];

/** Roles belong to the whole server, where another database may be making them now. From PostgreSQL 16 the login inherits no rights. */
const makeRole = (role: string): string => `
do $$ begin
  create role ${role} nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  if current_setting('server_version_num')::int < 160000 then
    if not pg_has_role(current_user, '${role}', 'usage') then execute 'grant ${role} to current_user'; end if;
  elsif not pg_has_role(current_user, '${role}', 'set') then
    execute 'grant ${role} to current_user with inherit false, set true';
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
`;

/** `position` is the log's, opaque and compared byte by byte. */
export const readSchema = {
  name: '001-read-schema',
  sql: `
${roles.map(makeRole).join('')}
create table read.checkpoints (
  name       text primary key,
  version    integer not null,
  position   text collate "C" not null,
  owner      uuid,
  updated_at timestamptz not null default now()
);
grant usage on schema read to ${roles.join(', ')};
grant select, update on read.checkpoints to ${projectorRole};
`,
};
