import type { Client } from 'pg';
import type { PreparedAppend } from '../../append-rules';
import { announceText } from '../schema/announcement';
import { isoAt } from '../stored-row';
import { placeTaken, type Written } from './append-one';

type WrittenRow = [stream: string, revision: string, position: string, at: string];

/** In the order of the streams, so that two batches that share some can't deadlock. */
const text = `
  with announced as materialized (select ${announceText}, date_trunc('milliseconds', clock_timestamp()) as at)
  insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
  select e.stream, e.revision, e.id, e.type, e.tenant, e.data, e.meta, announced.at
    from announced,
         unnest($1::text[], $2::bigint[], $3::bigint[], $4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::jsonb[])
           e(stream, expected, revision, id, type, tenant, data, meta)
   where e.expected = coalesce((select h.revision from event_log.events h where h.stream = e.stream order by h.revision desc limit 1), -1)
   order by e.stream, e.revision
  returning stream, revision, position, (extract(epoch from recorded_at) * 1000)::bigint`;

/** All or nothing per append; where a rival takes a place of several, nothing is written. Throws what PostgreSQL throws. */
export const writeMany = async (client: Client, batch: readonly PreparedAppend[]): Promise<Written> => {
  const streams: string[] = [];
  const expected: number[] = [];
  const revisions: number[] = [];
  const ids: string[] = [];
  const types: string[] = [];
  const tenants: (string | null)[] = [];
  const data: string[] = [];
  const meta: string[] = [];
  for (const append of batch) {
    for (const [place, id] of append.ids.entries()) {
      streams.push(append.stream);
      expected.push(append.expected);
      revisions.push(append.expected + 1 + place);
      ids.push(id);
      types.push(append.types[place] ?? '');
      tenants.push(append.tenant);
      data.push(append.data[place] ?? '');
      meta.push(append.meta[place] ?? '');
    }
  }
  const values = [streams, expected, revisions, ids, types, tenants, data, meta];
  const rows = await client.query<WrittenRow>({ name: 'append-many', text, values, rowMode: 'array' }).then(
    (result) => result.rows,
    (error: unknown) => {
      // Which of several lost is unknown here: they are written again one by one.
      if (batch.length === 1 && placeTaken(error)) return [];
      throw error;
    },
  );
  const written = new Map(rows.map(([stream, revision, position]) => [`${stream} ${revision}`, position]));
  const positions = streams.map((stream, index) => written.get(`${stream} ${revisions[index]}`) ?? null);
  const [, , , at = null] = rows[0] ?? [];
  return { positions, at: at === null ? null : isoAt(at) };
};
