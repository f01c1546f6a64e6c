import type { Position } from '@pilotlight/contracts/events/event';

/**
 * The pause before the last attempt (800 ms and more) is longer than a process that stands by takes to ask for ownership: a newer one,
 * which may read what this one can't, comes to it before anything is quarantined.
 */
const attemptsPerPlace = 6;

/** How often one process has tried to get past a place in the log, and what it no longer waits for. */
export class RetryBudget {
  private place: Position | undefined;
  private tried = 0;
  private readonly givenUp = new Set<string>();

  get attempts(): number {
    return this.tried;
  }

  /** One more failure after a checkpoint, with what is to blame. True once there is no use in trying again; the same blame is then not waited for anywhere. */
  isOver(checkpoint: Position, blame: string): boolean {
    this.tried = this.place === checkpoint ? this.tried + 1 : 1;
    this.place = checkpoint;
    if (this.tried >= attemptsPerPlace) this.givenUp.add(blame);
    return this.givenUp.has(blame);
  }
}
