import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 10_000;
const betweenMs = 50;

/**
 * Asserts what a page comes to by fetches of its own, in whatever order they are answered: it is read again until it is so. What must be
 * so at once is asserted without this.
 */
export const comesTo = async (read: () => Promise<unknown>, expected: unknown): Promise<void> => {
  for (const end = Date.now() + patienceMs; ; await delay(betweenMs)) {
    try {
      expect(await read()).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};
