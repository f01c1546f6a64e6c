import type { Dot } from './postcode-map';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole outline, in kilometres. */
const country: Frame = { x: -10, y: 0, width: 680, height: 1230 };
/** So that a single town still shows where it lies. */
const leastHeight = 40;
const marginShare = 0.2;

/** Where a stretch around `middle` begins, moved back into the whole where it would leave it. */
const within = (middle: number, size: number, from: number, whole: number): number =>
  Math.min(Math.max(middle - size / 2, from), from + whole - size);

/** What of the map to show: the dots with a margin, in the country's shape and never beyond it. */
export const frameOf = (dots: readonly Pick<Dot, 'x' | 'y'>[]): Frame => {
  if (dots.length === 0) return country;
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = country.width / country.height;
  const needed = Math.max(leastHeight, bottom - top, (right - left) / shape) * (1 + 2 * marginShare);
  const height = Math.min(country.height, needed);
  const width = height * shape;
  return {
    x: within((left + right) / 2, width, country.x, country.width),
    y: within((top + bottom) / 2, height, country.y, country.height),
    width,
    height,
  };
};

/** How much nearer than the whole country a frame is: what is drawn in it shrinks by as much, so that it looks the same. */
export const scaleOf = ({ height }: Frame): number => height / country.height;

const nearEnoughToName = 0.3;
/** In the units of a map that isn't magnified. */
const labelSize = { width: 110, height: 50 };

/** Whose names stand on the map: from nearby, those with the most leads, as far as none lies on another. */
export const namedOf = (dots: readonly Dot[], frame: Frame): readonly Dot[] => {
  const scale = scaleOf(frame);
  if (scale > nearEnoughToName) return [];
  const named: Dot[] = [];
  for (const dot of dots) {
    const isFree = named.every(
      ({ x, y }) => Math.abs(x - dot.x) > labelSize.width * scale || Math.abs(y - dot.y) > labelSize.height * scale,
    );
    if (isFree) named.push(dot);
  }
  return named;
};
