const prefix = 'pilotlight.reply.';

/** Without a store, as in some private windows, an unsent reply lives as long as its page. */
const trying = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** What was written to a visitor in this tab and not sent yet. */
export const keptReply = (sessionId: string): string =>
  trying(() => sessionStorage.getItem(prefix + sessionId) ?? '', '');

export const keepReply = (sessionId: string, text: string): void =>
  trying(() => {
    if (text.trim()) sessionStorage.setItem(prefix + sessionId, text);
    else sessionStorage.removeItem(prefix + sessionId);
  }, undefined);

/** Whoever signs in next reads none of it. */
export const forgetReplies = (): void =>
  trying(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }, undefined);
