import { formatTime } from '../../../ui/format';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const minutesOfDay = 24 * 60;

/** Where a moment stands in its London day, 0 to 1. */
export const shareOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = formatTime(time).split(':').map(Number);
  return (hours * 60 + minutes) / minutesOfDay;
};

/** Each hour's count at the middle of its hour: x is the share of the day, y the count. */
export const wholeDay = (byHour: readonly number[]): Point[] =>
  byHour.map((count, hour) => ({ x: (hour + 0.5) / 24, y: count }));

/**
 * The hours that are over, and now: the last 60 minutes, as the hour that has just begun would fall to nothing. Of the hour
 * before only the part that these minutes reach into counts.
 */
export const dayUntil = (byHour: readonly number[], at: string): Point[] => {
  const now = shareOfDay(at);
  const hour = Math.floor(now * 24);
  const elapsed = now * 24 - hour;
  const lately = (byHour[hour] ?? 0) + (1 - elapsed) * (byHour[hour - 1] ?? 0);
  return [...wholeDay(byHour.slice(0, hour)).filter(({ x }) => x < now), { x: now, y: lately }];
};

const slope = (from: Point, to: Point): number => (to.y - from.y) / (to.x - from.x);

/** Tangents that never overshoot (Fritsch and Carlson): a quiet night stays on the line instead of dipping below it. */
const tangents = (points: readonly Point[]): number[] =>
  points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return 0;
    const [left, right] = [slope(before, point), slope(point, after)];
    if (left * right <= 0) return 0;
    return (2 * left * right) / (left + right);
  });

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A smooth SVG path through the points, which are in order of x. */
export const smoothPath = (points: readonly Point[]): string => {
  const slopes = tangents(points);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${rounded(point.x)},${rounded(point.y)}`;
      const third = (point.x - before.x) / 3;
      const out = `${rounded(before.x + third)},${rounded(before.y + third * (slopes[index - 1] ?? 0))}`;
      const into = `${rounded(point.x - third)},${rounded(point.y - third * (slopes[index] ?? 0))}`;
      return `C${out} ${into} ${rounded(point.x)},${rounded(point.y)}`;
    })
    .join('');
};
