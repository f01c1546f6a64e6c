/** Texts: one message, its parts and the few before it. */
const mostRemembered = 32;

const begun = new Set<Map<string, unknown>>();
const forget = (): void => {
  for (const found of begun) found.clear();
  begun.clear();
};

/**
 * What a text is read to be, read once for all who ask within one step of the event loop: one message is read for danger, its details, its
 * topics and its prices. Nothing of a visitor's words is kept past that step.
 */
export const readOnce = <Found>(read: (text: string) => Found): ((text: string) => Found) => {
  const found = new Map<string, Found>();
  return (text) => {
    const before = found.get(text);
    if (before !== undefined) return before;
    const now = read(text);
    if (begun.size === 0) queueMicrotask(forget);
    if (found.size >= mostRemembered) found.clear();
    begun.add(found);
    found.set(text, now);
    return now;
  };
};
