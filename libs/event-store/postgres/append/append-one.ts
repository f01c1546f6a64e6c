import { type Client, DatabaseError } from 'pg';
import type { PreparedAppend } from '../../append-rules';
import { announceText } from '../schema/announcement';
import { isoAt } from '../stored-row';
import { textRowsOf } from './text-statement';

export interface Written {
  readonly positions: readonly (string | null)[];
  readonly at: string | null;
}

/** More than one decision appends; a longer append is written like a batch. */
export const mostEventsOfOne = 16;

const parts = ['uuid', 'text', 'jsonb', 'jsonb'] as const;
const shared = 3;

const rowText = (place: number): string => {
  const first = shared + parts.length * place + 1;
  return `(${parts.map((type, part) => `$${first + part}::${type}`).join(', ')}, ${place + 1})`;
};

/**
 * Arrays cost quoting, so each part of an event is a parameter. Rows come out of the announcement: positions are drawn after it. A join
 * with one row keeps their order; a sort would take a twentieth of the time. A rival in one place fails all of it.
 */
const textFor = (events: number): string => `
  with announced as materialized (select ${announceText}, date_trunc('milliseconds', clock_timestamp()) as at)
  insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
  select $1::text, $2::bigint + e.place, e.id, e.type, $3::text, e.data, e.meta, announced.at
    from announced, (values ${Array.from({ length: events }, (_, place) => rowText(place)).join(', ')}) e(id, type, data, meta, place)
   where $2 = coalesce((select h.revision from event_log.events h where h.stream = $1 order by h.revision desc limit 1), -1)
  returning position, (extract(epoch from recorded_at) * 1000)::bigint`;

const texts = Array.from({ length: mostEventsOfOne + 1 }, (_, events) => textFor(events));

export const placeTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint === 'events_stream_revision_key';

export const writeOne = async (client: Client, append: PreparedAppend): Promise<Written> => {
  const { stream, expected, ids, types, tenant, data, meta } = append;
  const nothing = { positions: ids.map(() => null), at: null };
  const values: (string | null)[] = [stream, String(expected), tenant];
  for (const [place, id] of ids.entries())
    values.push(id, types[place] ?? null, data[place] ?? null, meta[place] ?? null);
  try {
    const rows = await textRowsOf(client, {
      name: `append-one-${ids.length}`,
      text: texts[ids.length] ?? textFor(ids.length),
      values,
    });
    const [, at = null] = rows[0] ?? [];
    return at === null ? nothing : { positions: rows.map(([position = null]) => position), at: isoAt(at) };
  } catch (error) {
    if (placeTaken(error)) return nothing;
    throw error;
  }
};
