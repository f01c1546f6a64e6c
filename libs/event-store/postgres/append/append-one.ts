import { type Client, DatabaseError } from 'pg';
import type { PreparedAppend } from '../../append-rules';
import { announceText } from '../schema/announcement';
import { isoAt } from '../stored-row';

/** What was written: the position of each event, null where its append found the stream elsewhere. */
export interface Written {
  readonly positions: readonly (string | null)[];
  readonly at: string | null;
}

/**
 * One append alone, the usual case: event_log.append() without its function, which costs a fifth of the whole. The rows to insert come out
 * of the announcement, so that their positions are drawn after it. A rival that takes one of their places makes all of it fail.
 */
const oneText = `
  with announced as materialized (select ${announceText}, date_trunc('milliseconds', clock_timestamp()) as at)
  insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
  select $1::text, $2::bigint + e.place, e.id, e.type, $3::text, e.data, e.meta, announced.at
    from announced, unnest($4::uuid[], $5::text[], $6::jsonb[], $7::jsonb[]) with ordinality e(id, type, data, meta, place)
   where $2 = coalesce((select h.revision from event_log.events h where h.stream = $1 order by h.revision desc limit 1), -1)
   order by e.place
  returning position, (extract(epoch from recorded_at) * 1000)::bigint as at_ms`;

const placeTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint === 'events_stream_revision_key';

/** Writes one append, wholly or not at all. Throws what PostgreSQL throws. */
export const writeOne = async (client: Client, append: PreparedAppend): Promise<Written> => {
  const { stream, expected, ids, types, tenant, data, meta } = append;
  const nothing = { positions: ids.map(() => null), at: null };
  try {
    const { rows } = await client.query<{ position: string; at_ms: string }>({
      name: 'append-one',
      text: oneText,
      values: [stream, expected, tenant, ids, types, data, meta],
    });
    const [row] = rows;
    return row === undefined ? nothing : { positions: rows.map(({ position }) => position), at: isoAt(row.at_ms) };
  } catch (error) {
    if (placeTaken(error)) return nothing;
    throw error;
  }
};
