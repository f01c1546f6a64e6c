import type { QueryConfig } from 'pg';
import type { Row, Table } from '../read-model';

export interface RowDifference {
  readonly count: number;
  readonly key: Row;
  readonly live: Row | null;
  readonly rebuilt: Row | null;
}

export const differingRows = (table: Table, live: string, rebuilt: string, limit: number): QueryConfig => {
  const same = table.key.map((column) => `live.${column} = rebuilt.${column}`).join(' and ');
  const key = table.key.map((column) => `'${column}', coalesce(live.${column}, rebuilt.${column})`).join(', ');
  const order = table.key.map((_, index) => String(index + 1)).join(', ');
  const columns = table.key.map((column) => `coalesce(live.${column}, rebuilt.${column})`).join(', ');
  const [first] = table.key;
  return {
    text: `select ${columns}, count(*) over () as count, jsonb_build_object(${key}) as key,
                  case when live.${first} is not null then to_jsonb(live) end as live,
                  case when rebuilt.${first} is not null then to_jsonb(rebuilt) end as rebuilt
             from read.${live} live full join read.${rebuilt} rebuilt on ${same}
            where live is distinct from rebuilt
            order by ${order} limit $1`,
    values: [limit],
  };
};
