const drawEveryMs = 100;

const counted = new Intl.NumberFormat('en-GB');

export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class EventCount {
  private drawnAt = 0;
  private done = 0;

  constructor(
    private readonly terminal: Terminal,
    private readonly of: number | null,
  ) {}

  at(done: number): void {
    this.done = done;
    if (!this.terminal.isTTY || performance.now() - this.drawnAt < drawEveryMs) return;
    this.drawnAt = performance.now();
    this.draw();
  }

  end(): void {
    if (!this.terminal.isTTY) return;
    this.draw();
    this.terminal.write('\n');
  }

  private draw(): void {
    const of = this.of === null ? '' : ` of ${counted.format(this.of)}`;
    this.terminal.write(`\r${counted.format(this.done)}${of} events\u001b[K`);
  }
}
