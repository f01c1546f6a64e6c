/** Milliseconds. After a restart or an outage of the database a worker needs some to take up its read models again. */
const graceMs = 15_000;

/** Which read models nobody has kept for longer than the grace: as looks in this process saw them. */
export class UnkeptForLong {
  #since: ReadonlyMap<string, number> = new Map();
  #lookedAt = -Infinity;

  /** What was seen before a stretch without looks proves nothing: the grace begins anew. */
  look(unkept: readonly string[], now: number): readonly string[] {
    const known = now - this.#lookedAt <= 2 * graceMs ? this.#since : new Map<string, number>();
    this.#since = new Map(unkept.map((name) => [name, known.get(name) ?? now]));
    this.#lookedAt = now;
    return unkept.filter((name) => now - (this.#since.get(name) ?? now) >= graceMs);
  }
}
