import type { CaughtUp } from './caught-up';

/** Milliseconds: a few transactions a second and read model at the most, each with all that came meanwhile. */
const restBetweenBatches = 400;

/**
 * Keeps a read model's transactions apart while the log is busy, for a transaction costs the same with one event as with a
 * hundred. What comes after a rest is folded at once, and nobody who waits for a read model waits for a rest.
 */
export class BatchThrottle {
  private resting = new Set<() => void>();
  /** Milliseconds of this process's own clock. */
  private hurriedUntil = 0;

  constructor(
    private readonly caughtUp: Pick<CaughtUp, 'waiting'>,
    private readonly milliseconds: number = restBetweenBatches,
  ) {}

  /** Resolves when the next batch may be taken. */
  rest(): Promise<void> {
    if (this.caughtUp.waiting || performance.now() < this.hurriedUntil) return Promise.resolve();
    return new Promise((resolve) => {
      const rested = (): void => {
        clearTimeout(timer);
        this.resting.delete(rested);
        resolve();
      };
      const timer = setTimeout(rested, this.milliseconds);
      this.resting.add(rested);
    });
  }

  /** Ends every rest, and for as long as one would be begins none: somebody waits, here or elsewhere, or all is to stop. */
  hurry(): void {
    this.hurriedUntil = performance.now() + this.milliseconds;
    for (const rested of this.resting) rested();
  }
}
