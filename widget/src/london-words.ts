/** A moment, or a day as yyyy-mm-dd, on London's calendar and clock. */
const inLondon =
  (options: Intl.DateTimeFormatOptions) =>
  (moment: string): string =>
    // Some browsers put a comma behind the weekday.
    new Date(moment).toLocaleString('en-GB', { timeZone: 'Europe/London', ...options }).replace(',', '');

/** "Thu". */
export const weekdayOf = inLondon({ weekday: 'short' });
/** "26". */
export const dayOf = inLondon({ day: 'numeric' });
/** "November". */
export const monthOf = inLondon({ month: 'long' });
/** "November 2026". */
export const monthAndYearOf = inLondon({ month: 'long', year: 'numeric' });
/** "Thursday 26 November". */
export const dateOf = inLondon({ weekday: 'long', day: 'numeric', month: 'long' });
/** "10:00". */
export const timeOf = inLondon({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "Thursday 26 November, 10:00 to 11:00". */
export const spanOf = (start: string, end: string, date = dateOf(start)): string =>
  `${date}, ${timeOf(start)} to ${timeOf(end)}`;
