import { type Client, type QueryConfig, type QueryResult, type QueryResultRow, utils } from 'pg';
import { type Answers, type Sent, together } from './database-connection';

declare module 'pg' {
  /** pg's own, which its types leave out. */
  export const utils: { readonly prepareValue: (value: unknown) => string | Buffer | null };
}

export type Ask = <R extends QueryResultRow>(query: string | QueryConfig) => Promise<QueryResult<R>>;

export interface Statements {
  readonly query: Ask;
}

const written = (query: string | QueryConfig): string | QueryConfig =>
  typeof query === 'string' || !query.values
    ? query
    : { ...query, values: query.values.map((value: unknown) => utils.prepareValue(value)) };

/** One write: each one wakes PostgreSQL, which costs more than the statement. All is serialised first, so a throw sends nothing. */
export const pipelined = async <const Queries extends Sent>(
  client: Client,
  send: (statements: Statements) => Queries,
): Promise<Answers<Queries>> => {
  let gathered: (() => void)[] | null = [];
  const unwritable: unknown[] = [];
  const query: Ask = (asked) =>
    new Promise((resolve) => {
      if (!gathered) throw new Error('A statement came after those that it was to leave with');
      try {
        const statement = written(asked);
        gathered.push(() => resolve(client.query(statement)));
      } catch (error) {
        unwritable.push(error);
      }
    });
  const queries = send({ query });
  const leaving = gathered;
  gathered = null;
  if (unwritable.length > 0) throw unwritable[0];
  const { stream } = client.connection;
  stream.cork();
  try {
    for (const leave of leaving) leave();
  } finally {
    stream.uncork();
  }
  return together(queries);
};
