import { addDays } from '@pilotlight/contracts/values/london-day';

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: string): string => format.format(new Date(day)).replace(',', '');
};

const dayAlone = formatter({ day: 'numeric' });
const dayAndMonth = formatter({ day: 'numeric', month: 'long' });
const whole = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
/** Fri 20 Nov */
export const shortDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });

/** Thursday */
export const weekdayName = formatter({ weekday: 'long' });
/** Thu */
export const shortWeekday = formatter({ weekday: 'short' });
/** Thursday 19 November */
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

/** Sunday is 0. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** Monday to Sunday of the week that holds a day (yyyy-mm-dd). */
export const weekOf = (day: string): readonly string[] => {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
};

/** "16 to 22 November 2026", with month and year told once where both ends share them. */
export const stretchInWords = (first: string, last: string): string => {
  if (first === last) return `${weekdayName(first)} ${whole(first)}`;
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayAlone(first)} to ${whole(last)}`;
  return `${first.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(first) : whole(first)} to ${whole(last)}`;
};

/** "Today", "Tomorrow", else "Fri 20 Nov". */
export const dayInWords = (day: string, today: string): string => {
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : shortDay(day);
};
