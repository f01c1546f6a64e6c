const mostRemembered = 32;

let begun: (() => void)[] = [];
const forget = (): void => {
  for (const forgetFound of begun) forgetFound();
  begun = [];
};

/**
 * Read once per step of the event loop, and nothing of a visitor's words is kept longer. New maps each step: V8 keeps an emptied map's
 * contents until a major collection, two thirds of what a scavenge copies.
 */
export const memoizePerTick = <Found>(read: (text: string) => Found): ((text: string) => Found) => {
  let found: Map<string, Found> | null = null;
  const forgetFound = (): void => {
    found = null;
  };
  return (text) => {
    const before = found?.get(text);
    if (before !== undefined) return before;
    const now = read(text);
    if (!found) {
      if (begun.length === 0) queueMicrotask(forget);
      begun.push(forgetFound);
    }
    if (!found || found.size >= mostRemembered) found = new Map();
    found.set(text, now);
    return now;
  };
};
