/** Where more wait on the client's stream to the server, a torn connection ends the process. */
const widest = 16;

export class AppendLanes {
  private readonly ends = new Map<string, Promise<unknown>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  async run<T>(stream: string, append: () => Promise<T>): Promise<T> {
    const before = this.ends.get(stream) ?? Promise.resolve();
    const mine = before.then(() => this.admitted(append));
    const end = mine.catch(() => {});
    this.ends.set(stream, end);
    try {
      return await mine;
    } finally {
      if (this.ends.get(stream) === end) this.ends.delete(stream);
    }
  }

  async settled(): Promise<void> {
    await Promise.all(this.ends.values());
  }

  private async admitted<T>(append: () => Promise<T>): Promise<T> {
    if (this.running >= widest) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await append();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
