import { setTimeout as pause } from 'node:timers/promises';

const firstPause = 100;
const longestPause = 5_000;

/** Milliseconds; doubles with each failure, with a random half so that processes don't move in step. */
export const backOff = (failures: number, random: () => number = Math.random): number => {
  const longest = Math.min(longestPause, firstPause * 2 ** (failures - 1));
  return longest / 2 + (longest / 2) * random();
};

export const pauseUnless = async (stopped: AbortSignal, milliseconds: number): Promise<void> => {
  await pause(milliseconds, undefined, { signal: stopped }).catch(() => undefined);
};

export const comingOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
