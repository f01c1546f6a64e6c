import type { Position } from '@pilotlight/contracts/events/event';
import type { PlacedChange } from './live-change';

/** The last changes that were told, so that who comes back goes on where it was. */
export class RecentChanges {
  readonly #changes: PlacedChange[] = [];
  #since: Position;
  #last: Position;

  constructor(
    since: Position,
    private readonly most = 2_000,
  ) {
    this.#since = since;
    this.#last = since;
  }

  get last(): Position {
    return this.#last;
  }

  add(changes: readonly PlacedChange[]): void {
    this.#changes.push(...changes);
    const dropped = this.#changes.splice(0, Math.max(0, this.#changes.length - this.most)).at(-1);
    if (dropped && dropped.position > this.#since) this.#since = dropped.position;
    const last = changes.at(-1)?.position;
    if (last !== undefined && last > this.#last) this.#last = last;
  }

  /** Null where some of them are forgotten. */
  after(position: Position): readonly PlacedChange[] | null {
    return position < this.#since ? null : this.#changes.filter((each) => each.position > position);
  }
}
