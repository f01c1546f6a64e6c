/** Tells this log from every other, also a restored one of the same name: caches of another are worthless. */
export const identityTable = `
create table event_log.identity (id uuid not null default gen_random_uuid());
insert into event_log.identity default values;
`;
