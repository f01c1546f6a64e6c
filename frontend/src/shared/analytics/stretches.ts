import { formatDayMonth, formatDayMonthWeekday } from '../../ui/format';

const dailyAtMost = 31;
const week = 7;

/** What a chart draws as one: a day, or seven of them where there are too many days to tell apart; the first may be shorter. */
export const stretchesOf = <Day extends { readonly day: string }>(
  days: readonly Day[],
): readonly (readonly Day[])[] => {
  const length = days.length > dailyAtMost ? week : 1;
  const first = days.length % length;
  const starts = [0, ...Array.from({ length: Math.floor(days.length / length) }, (_, index) => first + index * length)];
  return starts.map((start, index) => days.slice(start, starts[index + 1])).filter((stretch) => stretch.length > 0);
};

/** "Thu 19 Nov", or "13 Nov to 19 Nov". */
export const stretchName = (stretch: readonly { readonly day: string }[]): string => {
  const [from = '', to = from] = [stretch[0]?.day, stretch.at(-1)?.day];
  return from === to ? formatDayMonthWeekday(from) : `${formatDayMonth(from)} to ${formatDayMonth(to)}`;
};

export const sumOf = <Name extends string>(stretch: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  stretch.reduce((sum, day) => sum + day[name], 0);
