import { readOpeningHours } from './opening-hours';

/** Who is asked so shortly before closing answers on the next day that is open. */
const noticeMinutes = 60;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const inWords = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** By when a firm that keeps these hours answers: "18:00 today", "13:00 on Saturday". Null where the hours can't be read. `now` is ISO 8601. */
export const replyBy = (openingHours: string, now: string): string | null => {
  const week = readOpeningHours(openingHours);
  if (!week) return null;
  const parts = new Map(london.formatToParts(new Date(now)).map(({ type, value }) => [type, value]));
  const today = weekdays.indexOf(parts.get('weekday') ?? '');
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = (today + ahead) % 7;
    const hours = week[weekday];
    if (!hours || (ahead === 0 && minute > hours.to - noticeMinutes)) continue;
    return `${inWords(hours.to)} ${['today', 'tomorrow'][ahead] ?? `on ${weekdays[weekday]}`}`;
  }
  return null;
};
