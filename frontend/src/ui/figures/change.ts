export interface ChangeInWords {
  readonly direction: 'up' | 'down' | 'same';
  /** As written: "12%", "12×", "5.6 pts", "new", "–". */
  readonly amount: string;
}

const directionOf = (difference: number): ChangeInWords['direction'] => {
  if (difference === 0) return 'same';
  return difference > 0 ? 'up' : 'down';
};

/** From ten times on nobody reads percents; of beginnings from next to nothing, nobody the exact times. */
const mostPercent = 999;
const mostTimes = 1_000;

/** "12×"; beyond a thousand "over 1,000×". */
export const timesInWords = (times: number): string =>
  times > mostTimes ? `over ${mostTimes.toLocaleString('en-GB')}×` : `${times.toLocaleString('en-GB')}×`;

/** What grew by so many percent, as "32%" or as "199×" what it was. */
export const growthInWords = (percent: number): string =>
  percent > mostPercent ? timesInWords(Math.round(percent / 100 + 1)) : `${percent.toLocaleString('en-GB')}%`;

/** The change from `before` to `now`; "new" where there was nothing before. */
export const relativeChange = (now: number, before: number): ChangeInWords => {
  const direction = directionOf(now - before);
  if (direction === 'same') return { direction, amount: '–' };
  const amount = before === 0 ? 'new' : growthInWords(Math.round((Math.abs(now - before) / before) * 100));
  return { direction, amount };
};

/** The change between two percents, in points. */
export const pointChange = (now: number, before: number): ChangeInWords => {
  const difference = Math.round((now - before) * 10) / 10;
  const direction = directionOf(difference);
  return { direction, amount: direction === 'same' ? '–' : `${Math.abs(difference)} pts` };
};
