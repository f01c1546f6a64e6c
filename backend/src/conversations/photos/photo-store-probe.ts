import type { Logger } from 'pino';
import { withTimeout } from '@pilotlight/subscriptions/timeout';
import type { Files } from '../../gateways/files/files';
import { failureIn } from '../../logging/failure';

export interface WatchTimes {
  readonly every: number;
  /** How long a result is good for, however many ask. */
  readonly freshFor: number;
  /** A check without an answer by then counts as a fault. */
  readonly patience: number;
}

const usual: WatchTimes = { every: 30_000, freshFor: 5_000, patience: 10_000 };

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** How long a caller waits for news of a known fault: less than any probe is given. */
const aMoment = 500;

/** Logs each change of state once. */
export class PhotoStoreProbe {
  #fault: unknown = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly files: Pick<Files, 'check'>,
    private readonly log: Pick<Logger, 'error' | 'info'>,
    private readonly times = usual,
  ) {}

  start(): void {
    void this.#look();
    this.#timer = setInterval(() => void this.#look(), this.times.every).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#looking) await withTimeout(this.#looking, 1_000);
  }

  /** The result may be a few seconds old. A known fault keeps nobody waiting. */
  async ask(): Promise<void> {
    const isUnderWay = this.#looking !== null;
    if (performance.now() - this.#lookedAt >= this.times.freshFor) {
      const look = this.#look();
      if (this.#fault === null) await look;
      else if (!isUnderWay) await withTimeout(look, aMoment);
    }
    if (this.#fault !== null) throw this.#fault;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#checked().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #checked(): Promise<void> {
    const check = this.files.check().then(
      () => null,
      (error: unknown) => error,
    );
    if ((await withTimeout(check, this.times.patience)) === undefined) this.#found(new NoAnswer());
    const fault = await check;
    this.#lookedAt = performance.now();
    this.#found(fault);
  }

  #found(fault: unknown): void {
    if (fault !== null && this.#fault === null) this.log.error(failureIn(fault), "photos can't be kept or shown");
    if (fault === null && this.#fault !== null) this.log.info('photos can be kept and shown again');
    this.#fault = fault;
  }
}
