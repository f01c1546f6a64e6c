import type { Store } from './store';

/** How long a message waits for the server's first word before the widget looks for danger in it by itself. */
export const OVERDUE_MS = 3000;

/** ISO 8601 UTC. */
export const now = (): string => new Date().toISOString();

/** Puts what the visitor says into the conversation, to be sent; words of danger are answered in time, whether they could be sent or not. */
export const createWriting =
  ({ dispatch }: Pick<Store, 'dispatch'>) =>
  (text: string, id: string): void => {
    dispatch({ type: 'written', id, text, at: now() });
    setTimeout(() => dispatch({ type: 'overdue', id }), OVERDUE_MS);
  };
