/** In all and for one key; a key without a limit may use everything. */
export interface SemaphoreLimits {
  readonly atOnce: number;
  readonly ofEach?: number;
  readonly waiting: number;
  readonly waitingOfEach?: number;
}

interface Waiting {
  readonly key: string;
  readonly begin: () => void;
}

export class Semaphore {
  readonly #running: string[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly limits: SemaphoreLimits,
    private readonly refusal: () => Error,
  ) {}

  /** An aborted signal gives up the place in the queue, not one that was taken; rejects with its reason. */
  async take<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#isFree(key)) this.#running.push(key);
    else await this.#wait(key, signal);
    try {
      return await work();
    } finally {
      this.#running.splice(this.#running.indexOf(key), 1);
      this.#beginNext();
    }
  }

  #isFree(key: string): boolean {
    const { atOnce, ofEach = atOnce } = this.limits;
    return this.#running.length < atOnce && this.#running.filter((each) => each === key).length < ofEach;
  }

  #wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    const { waiting, waitingOfEach = waiting } = this.limits;
    const own = this.#waiting.filter((each) => each.key === key);
    if (this.#waiting.length >= waiting || own.length >= waitingOfEach) throw this.refusal();
    return new Promise((begin, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(place), 1);
        reject(signal?.reason);
      };
      const place: Waiting = {
        key,
        begin: () => {
          signal?.removeEventListener('abort', leave);
          begin();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(place);
    });
  }

  #beginNext(): void {
    const index = this.#waiting.findIndex(({ key }) => this.#isFree(key));
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (!next) return;
    this.#running.push(next.key);
    next.begin();
  }
}
