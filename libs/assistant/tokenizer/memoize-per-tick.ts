/** Texts: one message, its parts and the few before it. */
const mostRemembered = 32;

let begun: (() => void)[] = [];
const forget = (): void => {
  for (const forgetFound of begun) forgetFound();
  begun = [];
};

/**
 * What a text is read to be, read once for all who ask within one step of the event loop: one message is read for danger, its details, its
 * topics and its prices. Nothing of a visitor's words is kept past that step. Each step has maps of its own: of one that lives on and is
 * emptied, V8 keeps what was in it until its next great collection, which made two thirds of what a scavenge has to copy.
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
