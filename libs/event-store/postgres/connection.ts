import { Client, DatabaseError, type ClientConfig } from 'pg';
import { StoreUnavailable } from '../event-store';

/** Gives up in seconds and never holds a transaction open for long. */
export const connectionTo = (url: string, purpose: string): ClientConfig => ({
  connectionString: url,
  application_name: `pilotlight ${purpose}`,
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  keepAlive: true,
  idle_in_transaction_session_timeout: 60_000,
});

/** A lost connection fails the statement under way; without a listener the error would end the process. */
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

/** PostgreSQL's classes for "not now": connection lost, resources, shutting down, read-only, idle too long. */
const notNow = /^(?:08|53|57P|58|25006|25P03|57014)/;

export const isNotNow = (code: string): boolean => notNow.test(code);

/** Anything but PostgreSQL's own word is trouble with the connection. */
export const isUnavailable = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || isNotNow(error.code ?? '08');

/** Throws StoreUnavailable where PostgreSQL can't be reached, and its own error otherwise. */
export const reaching = async <T>(talk: () => Promise<T>): Promise<T> => {
  try {
    return await talk();
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailable(error) : error;
  }
};
