export interface ChangeInWords {
  readonly direction: 'up' | 'down' | 'same';
  /** As written: "12%", "5.6 pts", "new", "–". */
  readonly amount: string;
}

const directionOf = (difference: number): ChangeInWords['direction'] => {
  if (difference === 0) return 'same';
  return difference > 0 ? 'up' : 'down';
};

/** The change from `before` to `now` in percent; "new" where there was nothing before. */
export const relativeChange = (now: number, before: number): ChangeInWords => {
  const direction = directionOf(now - before);
  if (direction === 'same') return { direction, amount: '–' };
  const amount = before === 0 ? 'new' : `${Math.round((Math.abs(now - before) / before) * 100)}%`;
  return { direction, amount };
};

/** The change between two percents, in points. */
export const pointChange = (now: number, before: number): ChangeInWords => {
  const difference = Math.round((now - before) * 10) / 10;
  const direction = directionOf(difference);
  return { direction, amount: direction === 'same' ? '–' : `${Math.abs(difference)} pts` };
};
