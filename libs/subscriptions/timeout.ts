import { setTimeout as pause } from 'node:timers/promises';

const grace = 250;

/** Undefined where it takes longer than so many milliseconds; the work then goes on unwatched. */
export const withTimeout = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(milliseconds, undefined, { ref: false, signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
};

/** Rejects a quarter of a second after an abort, even where the work ignores the signal. */
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
