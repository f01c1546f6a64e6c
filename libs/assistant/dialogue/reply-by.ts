import { londonTime } from '@pilotlight/contracts/values/london-day';
import { readOpeningHours } from './opening-hours';

/** A question so shortly before closing is answered on the next open day. */
const noticeMinutes = 60;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const inWords = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** By when a firm that keeps these hours answers: "18:00 today", "13:00 on Saturday". Null where the hours can't be read. `now` is ISO 8601. */
export const replyBy = (openingHours: string, now: string): string | null => {
  const week = readOpeningHours(openingHours);
  if (!week) return null;
  const { day, hour } = londonTime(now);
  const today = new Date(day).getUTCDay();
  // London is whole hours away from UTC.
  const minute = hour * 60 + new Date(now).getUTCMinutes();
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = (today + ahead) % 7;
    const hours = week[weekday];
    if (!hours || (ahead === 0 && minute > hours.to - noticeMinutes)) continue;
    return `${inWords(hours.to)} ${['today', 'tomorrow'][ahead] ?? `on ${weekdays[weekday]}`}`;
  }
  return null;
};
