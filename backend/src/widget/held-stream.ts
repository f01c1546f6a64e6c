export class HeldStream {
  #typing = false;
  #ended = false;
  #news = false;
  #resume: (() => void) | undefined;

  constructor(readonly sessionId: string) {}

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

  /** True once woken, false after so many milliseconds. */
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
