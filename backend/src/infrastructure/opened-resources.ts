type Close = () => void | Promise<void>;

/** What was opened, to be closed in the reverse order: nothing loses what it stands on before it has ended itself. */
export class OpenedResources {
  readonly #closing: Close[] = [];
  #closed: Promise<void> | undefined;

  add(close: Close): void {
    this.#closing.push(close);
  }

  /** Closes each once, however often it is called; one that fails keeps no other open, and the first failure is thrown. */
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
