import { StoreUnavailable } from './event-store';
import { KurrentDbUnavailable } from './kurrentdb/client-failure';
import { denialCure } from './postgres/denial-cure';
import { writeRefusalIn } from './postgres/write-refusal';

const denied = (error: Error): string | null =>
  denialCure(error) ?? (error.cause instanceof Error ? denied(error.cause) : null);

export const outageCure = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const refusal = writeRefusalIn(error);
  if (refusal !== null) return `PostgreSQL takes no writes: ${refusal.cure}`;
  const denial = denied(error);
  if (denial !== null) return denial;
  if (!(error instanceof StoreUnavailable)) return null;
  const [store, variable] =
    error instanceof KurrentDbUnavailable ? ['KurrentDB', 'KURRENTDB_URL'] : ['PostgreSQL', 'DATABASE_URL'];
  return `${error.message}. Is ${store} running there, and ${variable} right?`;
};
