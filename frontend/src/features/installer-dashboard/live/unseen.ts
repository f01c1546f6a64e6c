import { useEffect, useSyncExternalStore } from 'react';

let unseen: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const become = (next: ReadonlySet<string>): void => {
  unseen = next;
  listeners.forEach((listener) => listener());
};

/** What changes while the page is looked at is seen. */
export const countUnseen = (sessionIds: readonly string[]): void => {
  if (document.hidden) become(new Set([...unseen, ...sessionIds]));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** In how many conversations something happened while the tab was hidden. */
export const useUnseen = (): number => {
  useEffect(() => {
    const seen = () => {
      if (!document.hidden) become(new Set());
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  return useSyncExternalStore(subscribe, () => unseen.size);
};
