import type { z } from 'zod';

type Fields = Readonly<Record<string, string>>;
type SessionEnd = 'signed-out' | 'expired';

export interface StoredSession<S extends { token: string }> {
  /** The session of this browser, or null. The same object until it changes. */
  readonly read: () => S | null;
  /** Remembered: kept when the browser closes. Otherwise for this tab. Either clears the other store. */
  readonly save: (session: S, remember: boolean) => void;
  /** Forgets the session and tells why. */
  readonly end: (reason: SessionEnd) => void;
  /** Called after each change; `end` is null after a sign-in or a change made in another tab. Returns the way to stop. */
  readonly subscribe: (listener: (end: SessionEnd | null) => void) => () => void;
}

const stores = (): Storage[] => [localStorage, sessionStorage];

/** Keeps one person's session in Web Storage. `keys` says under which name each field of the schema is stored. */
export const storedSession = <S extends { token: string }>(
  schema: z.ZodType<S>,
  keys: Readonly<Record<keyof S & string, string>>,
): StoredSession<S> => {
  const names: Fields = keys;
  const listeners = new Set<(end: SessionEnd | null) => void>();
  const announce = (end: SessionEnd | null) => listeners.forEach((listener) => listener(end));
  const clear = (store: Storage) => Object.values(names).forEach((key) => store.removeItem(key));
  let known: { text: string; session: S | null } = { text: '', session: null };

  const read = (): S | null => {
    const fields = stores().map((store) =>
      Object.fromEntries(Object.entries(names).map(([field, key]) => [field, store.getItem(key) ?? undefined])),
    );
    const text = JSON.stringify(fields);
    if (text !== known.text) {
      known = { text, session: fields.map((found) => schema.safeParse(found).data).find(Boolean) ?? null };
    }
    return known.session;
  };

  window.addEventListener('storage', ({ key }) => {
    if (key === null || Object.values(names).includes(key)) announce(null);
  });

  return {
    read,
    save: (session, remember) => {
      stores().forEach(clear);
      const store = remember ? localStorage : sessionStorage;
      const fields: Fields = Object.fromEntries(Object.entries(session).map(([field, value]) => [field, value]));
      Object.entries(names).forEach(([field, key]) => store.setItem(key, fields[field] ?? ''));
      announce(null);
    },
    end: (reason) => {
      stores().forEach(clear);
      announce(reason);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
