/** When something was recorded, ISO 8601; `repeated` where that was before. */
interface Dated {
  readonly at: string;
  readonly repeated: boolean;
}

const own = (): number => Date.now();

/**
 * The clock that dates the log's events, as far as they tell of it: what is measured from an event's `at` is measured by this one, however
 * far this machine's own is off.
 */
export class LogClock {
  /** Milliseconds; before the first event it is taken for this machine's own. */
  #ahead = 0;

  /** Milliseconds since 1970. */
  now(): number {
    return own() + this.#ahead;
  }

  /** An event that is known by now was recorded by now. */
  seen(at: string): void {
    this.#ahead = Math.max(this.#ahead, Date.parse(at) - own());
  }

  /** An event appended meanwhile is dated between the call and its return, which bounds how far this clock is off. */
  async during<T extends Dated>(recording: () => Promise<T>): Promise<T> {
    const before = own();
    const recorded = await recording();
    const at = Date.parse(recorded.at);
    // The log's dates leave out what is less than a millisecond.
    if (!recorded.repeated) this.#ahead = Math.min(Math.max(this.#ahead, at - own()), at + 1 - before);
    return recorded;
  }
}
