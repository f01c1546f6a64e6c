import { useSyncExternalStore } from 'react';

/** On what the browser kept of an earlier answer: when that came (ISO 8601). */
const asOfHeader = 'x-offline-as-of';

const listeners = new Set<() => void>();
let asOf: string | null = null;

/** Goes by each answer: one that was kept says how old the screen is, one from the server that it is new. */
export const noteAge = (response: Response): void => {
  const kept = response.headers.get(asOfHeader);
  const next = kept === null ? null : asOf === null || kept < asOf ? kept : asOf;
  if (next === asOf) return;
  asOf = next;
  listeners.forEach((listener) => listener());
};

/** How old what is shown is, while the server can't be reached; null otherwise. */
export const useOfflineAsOf = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asOf,
  );
