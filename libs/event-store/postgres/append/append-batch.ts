import type { Client } from 'pg';
import type { PreparedAppend } from '../../append-rules';
import type { AppendResult } from '../../event-store';
import { positionAt } from '../../recorded-event';
import { isoAt } from '../stored-row';
import { writeMany } from './append-many';
import { mostEventsOfOne, writeOne, type Written } from './append-one';

export type Outcome = AppendResult | 'elsewhere';

interface Place {
  readonly place: string;
  readonly id: string;
  readonly position: string;
  readonly at_ms: string;
}

const thereText = `
  select a.place, e.id, e.position, (extract(epoch from e.recorded_at) * 1000)::bigint as at_ms
    from unnest($1::text[], $2::bigint[], $3::int[]) with ordinality a(stream, expected, count, place)
    join event_log.events e on e.stream = a.stream and e.revision > a.expected and e.revision <= a.expected + a.count
   order by a.place, e.revision`;

const whatIsThere = async (client: Client, appends: readonly PreparedAppend[]): Promise<Outcome[]> => {
  const values = [
    appends.map((append) => append.stream),
    appends.map((append) => append.expected),
    appends.map((append) => append.ids.length),
  ];
  const { rows } = await client.query<Place>({ name: 'there', text: thereText, values });
  return appends.map(({ ids, expected }, index) => {
    const there = rows.filter(({ place }) => Number(place) === index + 1);
    const last = there.at(-1);
    const same = there.length === ids.length && there.every(({ id }, at) => id === ids[at]);
    if (!same || last === undefined) return 'elsewhere';
    return {
      revision: expected + ids.length,
      position: positionAt(last.position),
      at: isoAt(last.at_ms),
      repeated: true,
    };
  });
};

const write = (client: Client, batch: readonly PreparedAppend[]): Promise<Written> => {
  const [first, second] = batch;
  const alone = first !== undefined && second === undefined && first.ids.length <= mostEventsOfOne;
  return alone ? writeOne(client, first) : writeMany(client, batch);
};

/** No stream may occur twice. Throws what PostgreSQL throws: then nothing was written, unless the connection was lost. */
export const writeBatch = async (client: Client, batch: readonly PreparedAppend[]): Promise<Outcome[]> => {
  const { positions, at } = await write(client, batch);
  let from = 0;
  const outcomes = batch.map(({ ids, expected }): Outcome => {
    from += ids.length;
    const position = positions[from - 1] ?? null;
    if (position === null || at === null) return 'elsewhere';
    return { revision: expected + ids.length, position: positionAt(position), at, repeated: false };
  });
  if (!outcomes.includes('elsewhere')) return outcomes;
  const refused = batch.filter((_append, index) => outcomes[index] === 'elsewhere');
  const there = (await whatIsThere(client, refused)).values();
  return outcomes.map((outcome) => (outcome === 'elsewhere' ? (there.next().value ?? outcome) : outcome));
};
