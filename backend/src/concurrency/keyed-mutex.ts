/** Lets work under one name happen one after the other, in the order in which it came; under other names at once. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Answers or fails as the work does; a failure doesn't hold up the next. */
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
