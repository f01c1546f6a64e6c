import { Temporal } from 'temporal-polyfill';

const dateOf = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000).toZonedDateTimeISO('UTC');

/** Seconds: the anchor's own day of a later month, or that month's last. */
export const monthsAfter = (anchor: number, months: number): number =>
  dateOf(anchor).add({ months }).epochMilliseconds / 1_000;

/** Whole months from the anchor to the end of a period that was counted from it. */
export const monthsUntil = (anchor: number, end: number): number => {
  const [from, to] = [dateOf(anchor), dateOf(end)];
  return (to.year - from.year) * 12 + to.month - from.month;
};
