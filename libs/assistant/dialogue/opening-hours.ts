import { londonTime } from '@pilotlight/contracts/values/london-day';

export interface OpenTime {
  readonly from: number;
  readonly to: number;
}

/** By day of the week, Sunday first; null where it is closed. */
export type OpenWeek = readonly (OpenTime | null)[];

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A moment on London's clock: the day of the week, Sunday 0, and the minute of the day. */
export interface MomentOfWeek {
  readonly weekday: number;
  readonly minute: number;
}

/** `at` is ISO 8601. */
export const momentOfWeek = (at: string): MomentOfWeek => {
  const { day: today, hour } = londonTime(at);
  // London is whole hours away from UTC.
  return { weekday: new Date(today).getUTCDay(), minute: hour * 60 + new Date(at).getUTCMinutes() };
};

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const day = String.raw`(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*`;
const several = String.raw`weekdays?|weekends?|every ?day|daily|7 days(?: a week)?`;
const time = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?`;
const to = String.raw` ?(?:to|till|until|-) ?`;
const days = new RegExp(`^(?:(${several})|(${day})(?:${to}(${day}))?) ?:? ?`);
const times = new RegExp(`^(?:from )?${time}${to}${time}$`);

const known = new Map<string, OpenWeek | null>();
const mostKnown = 1_000;

/** Reads plain hours, "Mon to Fri 8 to 6, Sat 9 to 1". Null where a part of them can't be read for sure. The same words are read once. */
export const readOpeningHours = (words: string): OpenWeek | null => {
  const before = known.get(words);
  if (before !== undefined) return before;
  const week = read(words);
  if (known.size >= mostKnown) known.clear();
  known.set(words, week);
  return week;
};

const read = (words: string): OpenWeek | null => {
  const week: (OpenTime | null)[] = Array.from({ length: 7 }, () => null);
  const parts = words
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .split(/ ?[,;\n] ?| and (?=[a-z])/);
  for (const part of parts.map((each) => each.replace(/\.$/, '').trim()).filter(Boolean)) {
    const spoken = days.exec(part);
    if (!spoken) return null;
    const rest = part.slice(spoken[0].length);
    const hours = rest === 'closed' ? null : openTime(rest);
    if (hours === undefined) return null;
    for (const each of daysOf(spoken)) week[each] = hours;
  }
  return week.some(Boolean) ? week : null;
};

const dayNumber = (name: string): number => names.indexOf(name.slice(0, 3));

const daysOf = ([, group, first = '', last]: readonly (string | undefined)[]): readonly number[] => {
  if (group?.startsWith('weekd')) return [1, 2, 3, 4, 5];
  if (group?.startsWith('weeke')) return [6, 0];
  if (group) return [0, 1, 2, 3, 4, 5, 6];
  const from = dayNumber(first);
  const length = last === undefined ? 1 : ((dayNumber(last) - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (from + index) % 7);
};

const minutes = (hour = '', minute = '0', half = ''): number => {
  const clock = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  return clock * 60 + Number(minute);
};

/** "8 to 6" is from morning to evening; undefined where it is no time of a day. */
const openTime = (words: string): OpenTime | undefined => {
  const spoken = times.exec(words);
  if (!spoken) return undefined;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = spoken;
  const opening = minutes(fromHour, fromMinute, fromHalf);
  // Nobody opens at one in the morning.
  const from = !fromHalf && opening > 0 && opening < 5 * 60 && !fromHour?.startsWith('0') ? opening + 12 * 60 : opening;
  const end = minutes(toHour, toMinute, toHalf);
  const until = end <= from && !toHalf && end <= 12 * 60 ? end + 12 * 60 : end;
  return from < until && until <= 24 * 60 ? { from, to: until } : undefined;
};
