import type { CaughtUp } from './caught-up';

/** Milliseconds: at most a few transactions a second for each read model, each with all that came meanwhile. */
const restBetweenBatches = 400;

/** A transaction costs the same with one event as with a hundred. A request that waits for a read model wakes the batcher. */
export class BatchThrottle {
  private resting = new Set<() => void>();
  private hurriedUntil = 0;

  constructor(
    private readonly caughtUp: Pick<CaughtUp, 'waiting'>,
    private readonly milliseconds: number = restBetweenBatches,
  ) {}

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

  /** Ends every rest and begins none for as long as one would last, because somebody waits, in any process, or all is to stop. */
  hurry(): void {
    this.hurriedUntil = performance.now() + this.milliseconds;
    for (const rested of this.resting) rested();
  }
}
