import type { Spend } from './spend';

/** Milliseconds after which room that was set aside is free again: whoever held it has died meanwhile. Longer than any answer takes. */
export const roomLapses = 60_000;

/** Running totals, by key, and the room set aside in them. */
export abstract class SpendCounters {
  /**
   * Sets room aside in each key under that name, for a minute at most, and answers with the totals after it and all the room that is
   * set aside, in the order of the keys. Many at once each see the room of those before.
   */
  abstract hold(room: string, keys: readonly string[], most: Spend): Promise<readonly Spend[]>;
  /** Gives the room back, whether or not it lapsed, and adds what was spent. Answers with the totals as `hold` does. */
  abstract settle(room: string, keys: readonly string[], spent: Spend): Promise<readonly Spend[]>;
}
