/** Milliseconds that a shutdown waits for what is under way. */
const usualGrace = 3_000;

export class InFlight {
  readonly #open = new Map<AbortController, Promise<unknown>>();

  constructor(private readonly milliseconds: number) {}

  async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), this.milliseconds);
    const working = work(controller.signal);
    this.#open.set(controller, working);
    try {
      return await working;
    } finally {
      clearTimeout(timer);
      this.#open.delete(controller);
    }
  }

  async close(grace = usualGrace): Promise<void> {
    const timer = setTimeout(() => this.#open.forEach((_, controller) => controller.abort()), grace);
    await Promise.allSettled(this.#open.values());
    clearTimeout(timer);
  }
}
