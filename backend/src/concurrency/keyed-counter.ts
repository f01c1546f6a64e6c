export type KeyLimit = readonly [key: string, most: number];

export class KeyedCounter {
  readonly #counts = new Map<string, number>();

  wouldExceed(limits: readonly KeyLimit[], amount = 1): boolean {
    return limits.some(([key, most]) => this.#of(key) + amount > most);
  }

  add(limits: readonly KeyLimit[], amount = 1): void {
    for (const [key] of limits) this.#counts.set(key, this.#of(key) + amount);
  }

  subtract(limits: readonly KeyLimit[], amount = 1): void {
    for (const [key] of limits) {
      const left = this.#of(key) - amount;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
  }

  #of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}
