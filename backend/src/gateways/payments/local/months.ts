/** The same day of a later month, or that month's last: 31 January is followed by 28 or 29 February, then 31 March. */
export const monthsAfter = (start: number, months: number): number => {
  const at = new Date(start);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(at.getUTCDate(), lastDay);
  return Date.UTC(year, month, day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), at.getUTCMilliseconds());
};

interface Month {
  readonly startedAt: number;
  readonly cycle: number;
}

export const periodStart = ({ startedAt, cycle }: Month): number => monthsAfter(startedAt, cycle);
export const periodEnd = ({ startedAt, cycle }: Month): number => monthsAfter(startedAt, cycle + 1);
