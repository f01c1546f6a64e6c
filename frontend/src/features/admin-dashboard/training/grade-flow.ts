import type { TrialResult } from '@pilotlight/contracts/http/training';
import { type Grade, gradeSchema } from '@pilotlight/contracts/values/intent';

type Step = Grade | null;

/** Hot to cold, and ungraded. */
export const steps: readonly Step[] = [...gradeSchema.options, null];

export interface Bar {
  readonly step: Step;
  readonly count: number;
  readonly x: number;
  readonly width: number;
}

export interface Ribbon {
  readonly step: Step;
  readonly moved: boolean;
  readonly path: string;
}

const gap = 8;
const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);

const bars = (counts: readonly number[], width: number): Bar[] => {
  const all = counts.reduce((sum, count) => sum + count, 0) || 1;
  const unit = (width - gap * (steps.length - 1)) / all;
  let x = 0;
  return steps.map((step, index) => {
    const count = counts[index] ?? 0;
    const bar = { step, count, x, width: count * unit };
    x += bar.width + gap;
    return bar;
  });
};

const ribbonPath = (from: number, to: number, width: number): string =>
  `M${from},40C${from},66 ${to},66 ${to},92H${to + width}C${to + width},66 ${from + width},66 ${from + width},40z`;

/** Grades before and after as bars on a width, and the ribbons between them; those that moved come last, on top. */
export const gradeFlow = (flow: TrialResult['flow'], width: number) => {
  const count = (before: Step, after: Step): number =>
    flow.find((each) => each.before === before && each.after === after)?.count ?? 0;
  const before = bars(
    steps.map((step) => sum(steps.map((after) => count(step, after)))),
    width,
  );
  const after = bars(
    steps.map((step) => sum(steps.map((each) => count(each, step)))),
    width,
  );
  const all = sum(before.map((bar) => bar.count)) || 1;
  const unit = (width - gap * (steps.length - 1)) / all;
  const starts = before.map(({ x }) => x);
  const ends = after.map(({ x }) => x);
  const ribbons: Ribbon[] = [];
  steps.forEach((from, fromIndex) =>
    steps.forEach((to, toIndex) => {
      const wide = count(from, to) * unit;
      if (wide === 0) return;
      const [start = 0, end = 0] = [starts[fromIndex], ends[toIndex]];
      ribbons.push({ step: from, moved: from !== to, path: ribbonPath(start, end, wide) });
      starts[fromIndex] = start + wide;
      ends[toIndex] = end + wide;
    }),
  );
  return { before, after, ribbons: ribbons.toSorted((one, other) => Number(one.moved) - Number(other.moved)) };
};
