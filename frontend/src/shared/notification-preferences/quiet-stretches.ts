import { minutesOf } from '../../ui/clock-time';

const day = 24 * 60;

export interface Stretch {
  /** Minutes since midnight. */
  readonly from: number;
  /** Of the day, 0 to 1. */
  readonly share: number;
  readonly isQuiet: boolean;
}

/** A day from midnight to midnight, cut where it becomes quiet or ceases to be. Quiet hours may go over midnight. */
export const quietStretches = (quiet: { readonly start: string; readonly end: string } | null): Stretch[] => {
  if (!quiet) return [{ from: 0, share: 1, isQuiet: false }];
  const [start, end] = [minutesOf(quiet.start), minutesOf(quiet.end)];
  const isQuietAt = (minute: number) =>
    start < end ? minute >= start && minute < end : minute >= start || minute < end;
  const cuts = [...new Set([0, start, end])].toSorted((one, other) => one - other);
  return cuts.map((from, at) => ({ from, share: ((cuts[at + 1] ?? day) - from) / day, isQuiet: isQuietAt(from) }));
};
