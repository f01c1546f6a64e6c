import type { Client } from 'pg';
import type { PreparedAppend } from '../../append-rules';
import { announceText } from '../schema/announcement';
import { isoAt } from '../stored-row';

/** What was written: the position of each event, null where its append found the stream elsewhere. */
export interface Written {
  readonly positions: readonly (string | null)[];
  readonly at: string | null;
}

/**
 * One event alone, the usual case: event_log.append() without its arrays. The row to insert comes out of the announcement, so that its
 * position is drawn after it.
 */
const oneText = `
  with announced as materialized (select ${announceText}, date_trunc('milliseconds', clock_timestamp()) as at)
  insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
  select $1::text, $2::bigint + 1, $3::uuid, $4::text, $5::text, $6::jsonb, $7::jsonb, announced.at
    from announced
   where $2 = coalesce((select h.revision from event_log.events h where h.stream = $1 order by h.revision desc limit 1), -1)
  on conflict (stream, revision) do nothing
  returning position, (extract(epoch from recorded_at) * 1000)::bigint as at_ms`;

/** Writes an append of one event. Throws what PostgreSQL throws. */
export const writeOne = async (client: Client, append: PreparedAppend): Promise<Written> => {
  const { stream, expected, ids, types, tenant, data, meta } = append;
  const { rows } = await client.query<{ position: string; at_ms: string }>({
    name: 'append-one',
    text: oneText,
    values: [stream, expected, ids[0], types[0], tenant, data[0], meta[0]],
  });
  const [row] = rows;
  return row === undefined ? { positions: [null], at: null } : { positions: [row.position], at: isoAt(row.at_ms) };
};
