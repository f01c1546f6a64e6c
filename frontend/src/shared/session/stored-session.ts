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

type Stored = Readonly<Record<string, string | undefined>>;

const storedIn = (store: Storage, keys: Readonly<Record<string, string>>): Stored =>
  Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, store.getItem(key) ?? undefined]));

/** Keeps one person's session in Web Storage. `names` says under which name each field is stored; `sessionOf` is null where a field is missing. */
export const storedSession = <S extends { token: string }>(
  names: Readonly<Record<keyof S & string, string>>,
  sessionOf: (stored: Stored) => S | null,
): StoredSession<S> => {
  const keys: Readonly<Record<string, string>> = names;
  const listeners = new Set<(end: SessionEnd | null) => void>();
  const announce = (end: SessionEnd | null) => listeners.forEach((listener) => listener(end));
  const clear = (store: Storage) => Object.values(keys).forEach((key) => store.removeItem(key));
  let known: { text: string; session: S | null } = { text: '', session: null };

  const read = (): S | null => {
    const fields = stores().map((store) => storedIn(store, keys));
    const text = JSON.stringify(fields);
    if (text !== known.text) known = { text, session: fields.map(sessionOf).find((found) => found !== null) ?? null };
    return known.session;
  };

  window.addEventListener('storage', ({ key }) => {
    if (key === null || Object.values(keys).includes(key)) announce(null);
  });

  return {
    read,
    save: (session, remember) => {
      stores().forEach(clear);
      const store = remember ? localStorage : sessionStorage;
      const fields: Readonly<Record<string, string>> = Object.fromEntries(
        Object.entries(session).map(([field, value]) => [field, value]),
      );
      Object.entries(keys).forEach(([field, key]) => store.setItem(key, fields[field] ?? ''));
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
