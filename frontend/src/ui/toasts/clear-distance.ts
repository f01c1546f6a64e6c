/** A control's span along the edge's perpendicular: how far from the edge it begins and ends, in pixels. */
interface Span {
  readonly near: number;
  readonly far: number;
}

const gap = 12;

/**
 * How far from its edge something `length` pixels long stands so that it covers none of the controls: as near as it may,
 * `margin` at the least. Null where there is no such place within `room`.
 */
export const clearDistance = (
  controls: readonly Span[],
  length: number,
  margin: number,
  room: number,
): number | null => {
  let distance = margin;
  for (const { near, far } of controls.toSorted((one, other) => one.near - other.near))
    if (near < distance + length + gap && far > distance - gap) distance = far + gap;
  return distance + length <= room ? distance : null;
};
