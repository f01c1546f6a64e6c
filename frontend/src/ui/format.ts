const zone = 'Europe/London';
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  return (time: string | Date): string => format.format(new Date(time));
};

/** 19 Nov 2026 */
export const formatDate = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
/** 19 Nov */
export const formatDayMonth = formatter({ day: 'numeric', month: 'short' });
/** Fri 25 Dec */
export const formatDayMonthWeekday = (time: string | Date): string =>
  formatter({ weekday: 'short', day: 'numeric', month: 'short' })(time).replace(',', '');
/** Thursday 19 November 2026 */
export const formatLongDate = (time: string | Date): string =>
  formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(time).replace(',', '');
/** Wed 4 November 2026 */
export const formatShortWeekday = (time: string | Date): string =>
  formatter({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })(time).replace(',', '');
/** 13:08 */
export const formatTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** 13:08:42 */
export const formatExactTime = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
/** 19 Nov 2026, 13:08:42 */
export const formatExactDateTime = (time: string | Date): string => `${formatDate(time)}, ${formatExactTime(time)}`;
/** 19 Nov 2026, 13:08 */
export const formatDateTime = (time: string | Date): string => `${formatDate(time)}, ${formatTime(time)}`;
const formatDay = formatter({ weekday: 'short' });

const dayNumber = (time: string | Date): number =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(time))) / 86_400_000;

/** As short as it can be told on a list: today 13:08, this week Wed 21:37, else 19 Nov 2026. */
export const formatWhen = (time: string | Date, now: Date): string => {
  const days = dayNumber(now) - dayNumber(time);
  if (days === 0) return formatTime(time);
  return days > 0 && days < 7 ? `${formatDay(time)} ${formatTime(time)}` : formatDate(time);
};

/** 1,284 */
export const formatCount = (count: number): string => count.toLocaleString('en-GB');
/** 31.5% from 31.5 */
export const formatPercent = (percent: number): string =>
  `${percent.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
