import { added, nothingSpent, type Spend } from '../spend';
import { SpendCounters } from '../spend-counters';

/** Totals for as long as they are looked at. */
export class SpendCountersInMemory extends SpendCounters {
  readonly #totals = new Map<string, Spend>();

  async add(keys: readonly string[], spend: Spend): Promise<readonly Spend[]> {
    return keys.map((key) => {
      const total = added(this.#totals.get(key) ?? nothingSpent, spend);
      this.#totals.set(key, total);
      return total;
    });
  }
}
