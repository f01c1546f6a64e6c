import type { EmbeddedPostgres } from '@pilotlight/event-store/embedded-postgres/embedded-postgres';
import { startEmbeddedPostgres } from '@pilotlight/event-store/embedded-postgres/embedded-postgres';

export interface Database {
  readonly url: string;
  /** Resolves with words when it has gone for good by itself, never while being stopped. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

const elsewhere = (url: string): Database => ({ url, lost: new Promise(() => {}), stop: () => Promise.resolve() });

const embedded = (server: EmbeddedPostgres): Database => ({
  url: server.url,
  lost: server.exited.then(({ stopped }) =>
    stopped
      ? new Promise<string>(() => {})
      : 'PostgreSQL ended and could not be started again; its log is in the data folder',
  ),
  stop: () => server.stop(),
});

/** The PostgreSQL of DATABASE_URL, or the embedded one in the data folder. */
export const openDatabase = async (
  url: string | undefined,
  dataDir: string,
  log: (line: string) => void,
): Promise<Database> => (url ? elsewhere(url) : embedded(await startEmbeddedPostgres({ dataDir, log })));
