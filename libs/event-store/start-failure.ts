import { StoreUnavailable } from './event-store';
import { outageCure } from './outage-cure';
import { denialCure } from './postgres/denial-cure';

/** What to tell whoever starts a process without a database; other failures in their own words. Never a password. */
export const startFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StoreUnavailable) return outageCure(error) ?? error.message;
  const cure = denialCure(error);
  return cure === null ? error.message : `${error.message}. ${cure}`;
};
