import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after an abort in which the work may still answer or say what it cost. */
const grace = 250;

/** The outcome of some work, or undefined where it takes longer than so many milliseconds; the work then goes on unwatched. */
export const withTimeout = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(milliseconds, undefined, { ref: false, signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
};

/** The outcome of some work. Rejects a quarter of a second after the signal is aborted, even where the work ignores the signal. */
export const abortable = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  await new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = (): void => {
      timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), grace);
    };
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    });
  });
