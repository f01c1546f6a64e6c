import { minutesOf, tidiedTime } from '../../ui/clock-time';
import type { DayFields } from './availability-fields';

/** Hours that a day's bar reaches from and to, with a mark at each step. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const usual: Scale = { from: 6, to: 20, step: 2 };
const wholeDay: Scale = { from: 0, to: 24, step: 4 };

/** The same for each day of a week: from six to eight, or the whole day where somebody works at other hours. */
export const scaleOf = (week: readonly DayFields[]): Scale => {
  const times = week
    .filter(({ open }) => open)
    .flatMap(({ intervals }) => intervals.flatMap(({ start, end }) => [start, end]))
    .map((time) => minutesOf(tidiedTime(time)))
    .filter(Number.isFinite);
  return times.every((minutes) => minutes >= usual.from * 60 && minutes <= usual.to * 60) ? usual : wholeDay;
};

export const marksOf = ({ from, to, step }: Scale): string[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => String(from + index * step).padStart(2, '0'));
