/** Tells this log from every other, a restored one behind the same name too: what was remembered of another one is worth nothing. */
export const identityTable = `
create table event_log.identity (id uuid not null default gen_random_uuid());
insert into event_log.identity default values;
`;
