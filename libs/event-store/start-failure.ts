import { StoreUnavailable } from './event-store';
import { KurrentDbUnavailable } from './kurrentdb/client-failure';
import { denialCure } from './postgres/denial-cure';

/** What to tell whoever starts a process that finds no database; any other failure's own words. Never a password. */
export const startFailure = (error: unknown): string => {
  if (error instanceof KurrentDbUnavailable)
    return `${error.message}. Is KurrentDB running there, and KURRENTDB_URL right?`;
  if (error instanceof StoreUnavailable)
    return `${error.message}. Is PostgreSQL running there, and DATABASE_URL right?`;
  if (!(error instanceof Error)) return String(error);
  const cure = denialCure(error);
  return cure === null ? error.message : `${error.message}. ${cure}`;
};
