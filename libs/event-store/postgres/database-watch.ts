import { connectionTo, reaching, withClient } from './connection';
import { LogIdentity } from './log-identity';
import { Wire } from './wire';

export interface DatabaseWatch {
  readonly replaced: Promise<void>;
  close(): Promise<void>;
}

/** A restored database is a new one; unlike the log's identity this needs no log in it. */
const ofDatabase = 'select oid::text as id from pg_database where datname = current_database()';

/** For a database that doesn't hold the log: a restore cuts this connection. Throws StoreUnavailable. */
export const watchDatabase = async (url: string): Promise<DatabaseWatch> => {
  const identity = new LogIdentity(ofDatabase);
  await reaching(() => withClient(connectionTo(url, 'watch'), (client) => identity.check(client)));
  const wire = new Wire(url, identity, () => {});
  return { replaced: identity.replaced, close: () => wire.close() };
};
