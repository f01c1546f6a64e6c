import type { Spend } from './spend';

/** Running totals, by key. */
export abstract class SpendCounters {
  /** Adds to each key (less than nothing takes back) and answers with the totals after it, in the order of the keys. */
  abstract add(keys: readonly string[], spend: Spend): Promise<readonly Spend[]>;
}
