import type { Spend } from './spend';

/** Longer than any answer takes: whoever held it has died. */
export const roomLapses = 60_000;

export abstract class SpendCounters {
  /** For a minute at most. Answers with totals and all reserved room, in the order of the keys; rivals see each other's room. */
  abstract hold(room: string, keys: readonly string[], most: Spend): Promise<readonly Spend[]>;
  /** Gives the room back, lapsed or not, and adds what was spent. Answers as `hold` does. */
  abstract settle(room: string, keys: readonly string[], spent: Spend): Promise<readonly Spend[]>;
}
