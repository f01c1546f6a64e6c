/** Up to horizon() all is visible to later statements and none comes in below. Only safe in this order: sequence, announcements, rows. */
export const readFunctions = `
create function event_log.horizon() returns bigint language plpgsql volatile as $$
declare
  drawn bigint;
  announced bigint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'The horizon needs READ COMMITTED' using errcode = 'feature_not_supported';
  end if;
  select case when is_called then last_value else last_value - 1 end into drawn from event_log.events_position_seq;
  select min(((classid::bigint & x'ffff'::bigint) << 32) | objid::bigint) into announced
    from pg_locks
   where locktype = 'advisory' and objsubid = 1 and classid::bigint >> 16 = x'4553'::bigint
     and database = (select oid from pg_database where datname = current_database());
  return least(drawn, coalesce(announced, drawn));
end $$;

create function event_log.read_all(p_after bigint, p_limit int) returns setof event_log.events language plpgsql volatile as $$
declare
  readable bigint := event_log.horizon();
begin
  return query select * from event_log.events e
    where e.position > p_after and e.position <= readable order by e.position limit p_limit;
end $$;

create function event_log.head() returns bigint language plpgsql volatile as $$
declare
  readable bigint := event_log.horizon();
begin
  return (select max(e.position) from event_log.events e where e.position <= readable);
end $$;
`;
