type Going = () => void;

let guard: ((go: Going) => void) | null = null;

/** Puts a question before every way out that is no address, until the way back is called. */
export const guardLeaving = (ask: (go: Going) => void): (() => void) => {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
};

/** Goes, at once or when whoever has unsaved changes says so: for a logout and the like. */
export const leave = (go: Going): void => (guard ? guard(go) : go());
