import { StoreUnavailable } from '../event-store';

/** What to tell whoever starts a process that finds no PostgreSQL; any other failure's own words. Never a password. */
export const startFailure = (error: unknown): string => {
  if (error instanceof StoreUnavailable)
    return `${error.message}. Is PostgreSQL running there, and DATABASE_URL right?`;
  return error instanceof Error ? error.message : String(error);
};
