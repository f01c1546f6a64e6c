import { Client, DatabaseError, type ClientConfig } from 'pg';
import { StoreUnavailable } from '../event-store';

/** How every connection of the store is made: it gives up in seconds, and never holds a transaction open for long. */
export const connectionTo = (url: string, purpose: string): ClientConfig => ({
  connectionString: url,
  application_name: `pilotlight ${purpose}`,
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  keepAlive: true,
  idle_in_transaction_session_timeout: 60_000,
});

/**
 * Works on a connection of its own, and ends it. One that is lost fails the statement under way; told to nobody, it would end the process.
 */
export const withClient = async <T>(configuration: ClientConfig, use: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(configuration);
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Connection lost, resources, shutting down, read-only or too long idle: PostgreSQL's classes for "not now". */
const notNow = /^(?:08|53|57P|58|25006|25P03|57014)/;

/** Whether one of PostgreSQL's error codes means that the same may go well later. */
export const isNotNow = (code: string): boolean => notNow.test(code);

/** Anything that isn't PostgreSQL's own word is trouble with the connection to it. */
export const isUnavailable = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || isNotNow(error.code ?? '08');

/** Runs what talks to PostgreSQL. Throws StoreUnavailable where it can't be reached, and PostgreSQL's own error otherwise. */
export const reaching = async <T>(talk: () => Promise<T>): Promise<T> => {
  try {
    return await talk();
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailable(error) : error;
  }
};
