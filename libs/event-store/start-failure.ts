import { DatabaseError } from 'pg';
import { StoreUnavailable } from './event-store';
import { KurrentDbUnavailable } from './kurrentdb/client-failure';

/** What helps where PostgreSQL itself says no, by its error code. */
const cures: Readonly<Record<string, string>> = {
  '42501': 'The login of DATABASE_URL needs more rights: CREATE on the database, and CREATEROLE for the first start',
  '3D000': 'Make that database, or name another in DATABASE_URL',
  '28000': 'Look at the login of DATABASE_URL',
  '28P01': 'Look at the login and the password of DATABASE_URL',
};

/** What to tell whoever starts a process that finds no database; any other failure's own words. Never a password. */
export const startFailure = (error: unknown): string => {
  if (error instanceof KurrentDbUnavailable)
    return `${error.message}. Is KurrentDB running there, and KURRENTDB_URL right?`;
  if (error instanceof StoreUnavailable)
    return `${error.message}. Is PostgreSQL running there, and DATABASE_URL right?`;
  if (!(error instanceof Error)) return String(error);
  const cure = error instanceof DatabaseError ? cures[error.code ?? ''] : undefined;
  return cure === undefined ? error.message : `${error.message}. ${cure}`;
};
