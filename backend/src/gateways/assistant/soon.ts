import { setTimeout as pause } from 'node:timers/promises';

/** What some work comes to within so many milliseconds; undefined where it takes longer, and then it goes on unwatched. */
export const soon = async <T>(work: Promise<T>, patience: number): Promise<T | undefined> => {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(patience, undefined, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
};
