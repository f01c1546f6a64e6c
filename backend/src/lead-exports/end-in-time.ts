import type { ServerResponse } from 'node:http';

const minute = 60_000;

/**
 * Cuts off an answer of which nothing was taken for half a minute, or that isn't whole within half an hour: somebody who reads as slowly as they
 * like keeps no place from others. Milliseconds.
 */
export const endInTime = (answer: ServerResponse, { idle = minute / 2, whole = 30 * minute } = {}): void => {
  const end = (): void => void answer.destroy();
  answer.setTimeout(idle, end);
  const late = setTimeout(end, whole).unref();
  answer.once('close', () => clearTimeout(late));
};
