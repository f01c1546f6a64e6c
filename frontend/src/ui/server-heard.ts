const listeners = new Set<() => void>();

/** Told by whoever listens to the server, each time that it is heard. */
export const tellServerHeard = (): void => listeners.forEach((listener) => listener());

/** Calls back each time that the server is heard; returns the way to stop. */
export const whenServerHeard = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
