import { addDays } from '@pilotlight/contracts/values/london-day';

/** Days from and to, both included, YYYY-MM-DD; an end that is absent is open. */
export type Days = { readonly from?: string; readonly to?: string };

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

export const single = (day: string): Days => ({ from: day, to: day });

export const comingWeekday = (after: string, weekday: number): string =>
  addDays(after, ((weekday - weekdayOf(after) + 6) % 7) + 1);

/** Monday to Sunday of the week that lies so many weeks after a day's own. */
export const weekAfter = (day: string, weeks: number): Required<Days> => {
  const monday = addDays(day, 1 - weekdayOf(day) + weeks * 7);
  return { from: monday, to: addDays(monday, 6) };
};

/** The Saturday and Sunday of the week that lies so many weeks after a day's own; never a day gone by. */
export const weekendAfter = (day: string, weeks: number): Days => {
  const { to } = weekAfter(day, weeks);
  const saturday = addDays(to, -1);
  return { from: saturday < day ? day : saturday, to };
};

/** A day that may not exist: there is no 31 June and mostly no 29 February. */
export const dayOf = (year: number, month: number, date: number): string | null => {
  const time = Date.UTC(year, month - 1, date);
  const day = new Date(time);
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null;
};

const longestWaitForLeapDay = 8;

/** The next such date, the day itself included. */
export const nextDate = (from: string, month: number, date: number): string | null => {
  const year = Number(from.slice(0, 4));
  for (let later = 0; later <= longestWaitForLeapDay; later += 1) {
    const day = dayOf(year + later, month, date);
    if (day && day >= from) return day;
  }
  return null;
};

/** The next such day of a month after a day; a month that is too short for it is passed over. */
export const nextDayOfMonth = (after: string, date: number): string | null => {
  const year = Number(after.slice(0, 4));
  const month = Number(after.slice(5, 7));
  for (let later = 0; later <= 2; later += 1) {
    const day = dayOf(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, date);
    if (day && day > after) return day;
  }
  return null;
};

export const monthAfter = (day: string, months: number): Required<Days> => {
  const first = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
};

export const shared = (one: Days, other: Days): Days | null => {
  const from = [one.from, other.from]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const to = [one.to, other.to].filter((day) => day !== undefined).toSorted()[0];
  if (from !== undefined && to !== undefined && from > to) return null;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
};
