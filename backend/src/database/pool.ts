import { Pool } from 'pg';

/** One pool of the backend's own connections; a lost connection is replaced, never fatal. */
export const openPool = (url: string, onError: (error: Error) => void): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
  });
  pool.on('error', onError);
  // One that is at work when its connection is lost tells it to the work; told to nobody, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
