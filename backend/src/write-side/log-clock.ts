interface Dated {
  readonly at: string;
  readonly repeated: boolean;
}

const own = (): number => Date.now();

/** The clock that dates events, as far as they reveal it: measure an event's age by this one, however wrong the machine's is. */
export class LogClock {
  /** Before the first event, this machine's clock counts. */
  #ahead = 0;

  now(): number {
    return own() + this.#ahead;
  }

  /** An event known by now was recorded by now. */
  seen(at: string): void {
    this.#ahead = Math.max(this.#ahead, Date.parse(at) - own());
  }

  /** An append is dated between call and return, which bounds the error of this clock. */
  async during<T extends Dated>(recording: () => Promise<T>): Promise<T> {
    const before = own();
    const recorded = await recording();
    const at = Date.parse(recorded.at);
    // The log's dates leave out fractions of a millisecond.
    if (!recorded.repeated) this.#ahead = Math.min(Math.max(this.#ahead, at - own()), at + 1 - before);
    return recorded;
  }
}
