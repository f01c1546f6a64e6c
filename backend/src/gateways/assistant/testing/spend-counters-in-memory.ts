import { added, nothingSpent, type Spend } from '../spend';
import { roomLapses, SpendCounters } from '../spend-counters';

interface Counter {
  spent: Spend;
  readonly rooms: Map<string, { readonly most: Spend; readonly until: number }>;
}

/** Totals for as long as they are looked at. */
export class SpendCountersInMemory extends SpendCounters {
  readonly #counters = new Map<string, Counter>();

  constructor(private readonly now: () => number = () => 0) {
    super();
  }

  async hold(room: string, keys: readonly string[], most: Spend): Promise<readonly Spend[]> {
    for (const key of keys) this.#counter(key).rooms.set(room, { most, until: this.now() + roomLapses });
    return this.#totals(keys);
  }

  async settle(room: string, keys: readonly string[], spent: Spend): Promise<readonly Spend[]> {
    for (const key of keys) {
      const counter = this.#counter(key);
      counter.rooms.delete(room);
      counter.spent = added(counter.spent, spent);
    }
    return this.#totals(keys);
  }

  #totals(keys: readonly string[]): Spend[] {
    return keys.map((key) => {
      const { spent, rooms } = this.#counter(key);
      const held = [...rooms.values()].filter(({ until }) => until > this.now());
      return held.reduce((sum, { most }) => added(sum, most), spent);
    });
  }

  #counter(key: string): Counter {
    const counter = this.#counters.get(key) ?? { spent: nothingSpent, rooms: new Map() };
    this.#counters.set(key, counter);
    return counter;
  }
}
