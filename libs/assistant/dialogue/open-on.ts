import { londonTime } from '@pilotlight/contracts/values/london-day';
import { readOpeningHours } from './opening-hours';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const named =
  /\b(now|today|tonight|tomorrow|tmrw|tomoz|weekends?|(?:sun|mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?s?)\b/iu;
const dayAlone =
  /^\W*(?:(?:what|how) about\s+|and\s+|is\s+|are you (?:in|there)\s+)?(?:on\s+)?(?:today|tonight|tomorrow|\p{L}{3,6}days?)\s*\?+\W*$/iu;

/** Minutes of the day after which it is tonight. */
const evening = 18 * 60;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const weekdayOf = (word: string, today: number): number | null => {
  if (/^(?:now|today|tonight)$/iu.test(word)) return today;
  if (/^t(?:omorrow|mrw|omoz)$/iu.test(word)) return (today + 1) % 7;
  const found = weekdays.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));
  return found < 0 ? null : found;
};

const holiday =
  /\b(?:bank (?:hol\w*)|boxing day|christmas|xmas|new year['’]?s?|easter|good friday|public holidays?|half term)\b/iu;

export const isOfAHoliday = (openingHours: string, text: string): boolean =>
  holiday.test(text) && !holiday.test(openingHours);

/** Whether a firm with these hours is open on the day that a question names, "No, not on Sunday."; null where it names none, or the hours can't be read. */
export const openOn = (openingHours: string, text: string, now: string): string | null => {
  const week = readOpeningHours(openingHours);
  const [, word] = named.exec(text) ?? [];
  if (!week || !word || holiday.test(text)) return null;
  if (/^weekend/iu.test(word)) {
    if (!week[6] && !week[0]) return 'No, not at weekends.';
    return week[6] && week[0] ? 'Yes, at weekends too.' : `Yes, but only on ${week[6] ? 'Saturday' : 'Sunday'}.`;
  }
  const { day, hour } = londonTime(now);
  const weekday = weekdayOf(word, new Date(day).getUTCDay());
  if (weekday === null) return null;
  const hours = week[weekday];
  // London is whole hours away from UTC.
  const minute = hour * 60 + new Date(now).getUTCMinutes();
  if (/^now$/iu.test(word)) {
    const isOpen = hours && minute >= hours.from && minute < hours.to;
    return isOpen ? `Yes, until ${clock(hours.to)} today.` : 'No, not at the moment.';
  }
  if (/^tonight$/iu.test(word)) {
    if (!hours) return 'No, not tonight.';
    return `${hours.to > evening && minute < hours.to ? 'Yes,' : 'No, only'} until ${clock(hours.to)}.`;
  }
  const on = /^tod/iu.test(word) ? 'today' : /^t(?:om|mr)/iu.test(word) ? 'tomorrow' : `on ${weekdays[weekday]}`;
  return hours ? `Yes, ${on} from ${clock(hours.from)} to ${clock(hours.to)}.` : `No, not ${on}.`;
};

/** "Sunday?" of a firm that is closed on Sundays; null of every other text. */
export const closedThen = (openingHours: string, text: string, now: string): string | null => {
  const told = dayAlone.test(text) ? openOn(openingHours, text, now) : null;
  return told?.startsWith('No') ? told : null;
};
