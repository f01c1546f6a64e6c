import { Pool } from 'pg';

/** A lost connection is replaced, never fatal. */
export const openPool = (url: string, onError: (error: Error) => void): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
  });
  pool.on('error', onError);
  // A busy client reports its loss to the query under way; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
