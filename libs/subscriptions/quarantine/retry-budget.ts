import type { Position } from '@pilotlight/contracts/events/event';

/** The last pause (800 ms and more) is longer than a standby takes to ask for ownership: a newer version gets a try before a quarantine. */
const attemptsPerPlace = 6;

export class RetryBudget {
  private place: Position | undefined;
  private tried = 0;
  private readonly givenUp = new Set<string>();

  get attempts(): number {
    return this.tried;
  }

  /** True once retrying is useless; the same blame is then not waited for anywhere. */
  isOver(checkpoint: Position, blame: string): boolean {
    this.tried = this.place === checkpoint ? this.tried + 1 : 1;
    this.place = checkpoint;
    if (this.tried >= attemptsPerPlace) this.givenUp.add(blame);
    return this.givenUp.has(blame);
  }
}
