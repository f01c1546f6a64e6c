import type { RebuildProgress } from '../rebuild/rebuild';

export interface Screen {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
}

const width = 24;
/** Milliseconds between two drawings of the bar, and between two lines. */
const apart = { bar: 100, lines: 5_000 };

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
export const inFull = (count: number): string => numbers.format(count);

/** Milliseconds in words: "0.4 s", "12 s", "3 min 20 s". */
export const duration = (milliseconds: number): string => {
  const seconds = milliseconds / 1_000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};

export class ProgressLines {
  private readonly begun: number;
  private shown: number;
  private drawn = false;

  constructor(
    private readonly screen: Screen,
    private readonly now: () => number,
  ) {
    this.begun = now();
    this.shown = this.begun;
  }

  report({ events, done }: RebuildProgress): void {
    const now = this.now();
    if (now - this.shown < (this.screen.isTerminal ? apart.bar : apart.lines)) return;
    this.shown = now;
    const passed = now - this.begun;
    const left = done > 0 ? duration((passed / done) * (1 - done)) : 'some time';
    const words = `${Math.floor(done * 100)} %  ${inFull(events)} events  ${inFull(events / (passed / 1_000))}/s  ${left} left`;
    if (!this.screen.isTerminal) return this.screen.write(`${words}\n`);
    const filled = Math.round(done * width);
    this.drawn = true;
    this.screen.write(`\r[${'='.repeat(filled)}${' '.repeat(width - filled)}]  ${words}\u001b[K`);
  }

  end(): void {
    if (this.drawn) this.screen.write('\r\u001b[K');
    this.drawn = false;
  }

  /** "200,000 events in 3.1 s, 64,516/s" */
  total(events: number): string {
    const passed = Math.max(1, this.now() - this.begun);
    return `${inFull(events)} events in ${duration(passed)}, ${inFull(events / (passed / 1_000))}/s`;
  }
}
