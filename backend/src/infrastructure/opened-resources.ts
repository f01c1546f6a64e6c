type Close = () => void | Promise<void>;

/** What was opened, to be closed in the reverse order: nothing loses what it stands on before it has ended itself. */
export class OpenedResources {
  readonly #closing: Close[] = [];
  #closed: Promise<void> | undefined;

  add(close: Close): void {
    this.#closing.push(close);
  }

  /** Closes each once, however often it is called. */
  async close(): Promise<void> {
    await (this.#closed ??= this.#closeEach());
  }

  async #closeEach(): Promise<void> {
    for (let close = this.#closing.pop(); close; close = this.#closing.pop()) await close();
  }
}
