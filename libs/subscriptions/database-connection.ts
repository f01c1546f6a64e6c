import { Client, type ClientConfig, Pool, types } from 'pg';

const oid = { bigint: 20, date: 1082, timestamp: 1184 };
const timestampOf = types.getTypeParser(oid.timestamp);

/** Times come back as ISO 8601 UTC text, days as YYYY-MM-DD, counts as numbers, as they were folded. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') => {
  if (type === oid.timestamp) return (value: string) => new Date(timestampOf(value)).toISOString();
  if (type === oid.date) return (value: string) => value;
  if (type === oid.bigint) return Number;
  return format === 'binary' ? types.getTypeParser(type, 'binary') : types.getTypeParser(type, 'text');
};

const configuration = (databaseUrl: string, purpose: string): ClientConfig => ({
  connectionString: databaseUrl,
  application_name: `pilotlight ${purpose}`,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  types: { getTypeParser },
});

export const wholeTable = 3_600_000;

/** Parsed once for a connection but planned each time: tables grow from nothing to millions of rows meanwhile. */
const plannedEachTime = '-c plan_cache_mode=force_custom_plan';

/** Statements may be pipelined. `patience`, in milliseconds, ends the connection when the server hangs. */
export const connect = async (databaseUrl: string, purpose: string, patience = 60_000): Promise<Client> => {
  const client = new Client({
    ...configuration(databaseUrl, purpose),
    options: plannedEachTime,
    pipeline: true,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

export const lossOf = (connection: Client): AbortSignal => {
  const loss = new AbortController();
  connection.once('error', (error) => loss.abort(error));
  return loss.signal;
};

export const connectionPool = (databaseUrl: string, purpose: string, connections: number): Pool => {
  const pool = new Pool({
    ...configuration(databaseUrl, purpose),
    pipeline: true,
    statement_timeout: 8_000,
    query_timeout: 10_000,
    max: connections,
  });
  pool.on('error', () => undefined);
  // A busy client reports its loss to the query under way; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export type Sent = readonly Promise<unknown>[];
export type Answers<Queries extends Sent> = { -readonly [Index in keyof Queries]: Awaited<Queries[Index]> };

/** Answers once all have come; throws the first failure in the order of the statements. */
export const together = async <const Queries extends Sent>(queries: Queries): Promise<Answers<Queries>> => {
  await Promise.allSettled(queries);
  return Promise.all(queries);
};
