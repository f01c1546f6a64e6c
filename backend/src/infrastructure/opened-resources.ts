type Close = () => void | Promise<void>;

/** Closed in reverse order: nothing loses what it depends on. */
export class OpenedResources {
  readonly #closing: Close[] = [];
  #closed: Promise<void> | undefined;

  add(close: Close): void {
    this.#closing.push(close);
  }

  /** Once each; a failure keeps no other open, and the first is thrown. */
  async close(): Promise<void> {
    await (this.#closed ??= this.#closeEach());
  }

  async #closeEach(): Promise<void> {
    const failures: unknown[] = [];
    for (let close = this.#closing.pop(); close; close = this.#closing.pop())
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }
}
