/** One stream that is held for a visitor: sleeps until there is something to tell. */
export class HeldStream {
  #typing = false;
  #ended = false;
  #news = false;
  #resume: (() => void) | undefined;

  constructor(readonly sessionId: string) {}

  /** A person is typing to this visitor. */
  get typing(): boolean {
    return this.#typing;
  }

  get ended(): boolean {
    return this.#ended;
  }

  types(typing: boolean): void {
    if (this.#typing === typing) return;
    this.#typing = typing;
    this.wake();
  }

  end(): void {
    this.#ended = true;
    this.wake();
  }

  wake(): void {
    this.#news = true;
    this.#resume?.();
  }

  /** Resolves once it is woken, true, or after so many milliseconds, false. */
  async woken(within: number): Promise<boolean> {
    if (!this.#news)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, within);
        this.#resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const woken = this.#news;
    this.#news = false;
    this.#resume = undefined;
    return woken;
  }
}
