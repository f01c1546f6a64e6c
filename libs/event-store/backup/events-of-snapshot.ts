import type { ClientBase } from 'pg';

/** One type's event data of a stream, in order, personal fields still encrypted; none where there is no log. */
export const dataIn = async (database: ClientBase, stream: string, type: string): Promise<readonly unknown[]> => {
  const { rows: logs } = await database.query<{ found: boolean }>(
    `select to_regclass('event_log.events') is not null as found`,
  );
  if (!logs[0]?.found) return [];
  const { rows } = await database.query<{ data: unknown }>(
    'select data from event_log.events where stream = $1 and type = $2 order by revision',
    [stream, type],
  );
  return rows.map(({ data }) => data);
};
