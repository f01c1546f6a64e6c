export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Settles as the work does; a failure doesn't hold up the next. */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const outcome = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const turn = Promise.allSettled([outcome]);
    this.#last.set(name, turn);
    try {
      return await outcome;
    } finally {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
