/**
 * Writes the appends of a batch, each wholly or not at all. Every array has one entry per event; a stream belongs to one append only.
 * Answers the position of each event, null where its append found the stream elsewhere.
 *
 * One event alone, the usual case, takes a shorter way through.
 *
 * Before a position is drawn, a lower bound of all to come is announced as a shared advisory lock, which PostgreSQL lets go only after
 * the rows can be seen: that is what event_log.horizon() stands on.
 */
export const appendFunction = `
create function event_log.append(
  p_streams text[], p_expected bigint[], p_revisions bigint[], p_ids uuid[], p_types text[], p_tenants text[], p_data jsonb[], p_meta jsonb[],
  out positions bigint[], out at_ms bigint
) language plpgsql volatile as $$
declare
  at timestamptz := date_trunc('milliseconds', clock_timestamp());
  one bigint;
begin
  perform pg_advisory_xact_lock_shared((x'4553'::bigint << 48) |
    (select case when is_called then last_value else last_value - 1 end from event_log.events_position_seq));
  at_ms := extract(epoch from at) * 1000;

  if cardinality(p_ids) = 1 then
    insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
    select p_streams[1], p_revisions[1], p_ids[1], p_types[1], p_tenants[1], p_data[1], p_meta[1], at
     where p_expected[1] = coalesce((select h.revision from event_log.events h where h.stream = p_streams[1] order by h.revision desc limit 1), -1)
    on conflict (stream, revision) do nothing
    returning position into one;
    positions := array[one];
    return;
  end if;

  with written as (
    insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
    select e.stream, e.revision, e.id, e.type, e.tenant, e.data, e.meta, at
      from unnest(p_streams, p_expected, p_revisions, p_ids, p_types, p_tenants, p_data, p_meta)
           e(stream, expected, revision, id, type, tenant, data, meta)
     where e.expected = coalesce((select h.revision from event_log.events h where h.stream = e.stream order by h.revision desc limit 1), -1)
     order by e.stream, e.revision
    on conflict (stream, revision) do nothing
    returning events.stream, events.revision, events.position)
  select array_agg(w.position order by e.place) into positions
    from unnest(p_streams, p_revisions) with ordinality e(stream, revision, place)
    left join written w on w.stream = e.stream and w.revision = e.revision;

  if array_position(positions, null) is not null and exists (
    select from unnest(p_streams, positions) e(stream, written) group by e.stream having count(e.written) between 1 and count(*) - 1
  ) then
    raise exception 'A rival took part of an append''s place' using errcode = 'serialization_failure';
  end if;
end $$;
`;
