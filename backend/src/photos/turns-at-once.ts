import { TooMuchAtOnce } from './too-much-at-once';

/** Lets so many works run at once and so many wait; throws TooMuchAtOnce for more. */
export class TurnsAtOnce {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waitingAtMost: number,
  ) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.waitingAtMost) throw new TooMuchAtOnce();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
