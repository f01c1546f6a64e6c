/** One measured figure, with what it is held against. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure is compared with, in words. */
  readonly baseline: string;
  /** The figure that is promised, in words; null where it is measured for knowledge only. */
  readonly target: string | null;
  /** Whether the target is met. */
  readonly ok: boolean;
}
