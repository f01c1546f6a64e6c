import { connectionTo, reaching, withClient } from './connection';
import { LogIdentity } from './log-identity';
import { Wire } from './wire';

export interface DatabaseWatch {
  /** Resolves when another database stands behind the same name: a backup was restored. */
  readonly replaced: Promise<void>;
  close(): Promise<void>;
}

/** A restored database is a new one; unlike the log's identity this needs no log in it. */
const ofDatabase = 'select oid::text as id from pg_database where datname = current_database()';

/** Watches over a database that the log is not kept in, by a connection that a restore cuts off. Throws StoreUnavailable. */
export const watchDatabase = async (url: string): Promise<DatabaseWatch> => {
  const identity = new LogIdentity(ofDatabase);
  await reaching(() => withClient(connectionTo(url, 'watch'), (client) => identity.check(client)));
  const wire = new Wire(url, identity, () => {});
  return { replaced: identity.replaced, close: () => wire.close() };
};
