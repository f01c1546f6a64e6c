import type { AvailabilityConfig } from '@pilotlight/contracts/values/availability';
import { publishedBankHolidays } from './published-bank-holidays';

/** The grain of times in the compared configurations, in minutes. */
export const grain = 5;
const minute = 60_000;
const day = 1_440;

const inLondon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const londonWords = (instant: number): string => inLondon.format(instant).replace(', ', ' ');

/** By day, what its wall clock shows at each step of the grain: minutes since midnight and the first moment, in time's order. */
type Shown = ReadonlyMap<string, readonly { readonly minutes: number; readonly instant: number }[]>;

const minutesIn = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':');
  return parseInt(hours, 10) * 60 + parseInt(minutes, 10);
};

/** Every moment of the years, read off a wall clock one after another. */
export const readTheClock = (from: number, to: number): Shown => {
  const shown = new Map<string, { minutes: number; instant: number }[]>();
  for (let instant = from; instant < to; instant += grain * minute) {
    const [date = '', time = ''] = londonWords(instant).split(' ');
    const ofDay = shown.get(date) ?? [];
    const minutes = minutesIn(time);
    if (!ofDay.some((before) => before.minutes === minutes)) ofDay.push({ minutes, instant });
    shown.set(date, ofDay);
  }
  return shown;
};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (day * minute);

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const weekdayIn = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });

const isOpen = (config: AvailabilityConfig, date: string, today: string): boolean => {
  const ahead = daysBetween(today, date);
  if (ahead < config.minAdvanceBookingDays || ahead > config.maxAdvanceBookingDays) return false;
  if (config.blockedDates.includes(date)) return false;
  if (config.blockedDaysOfWeek.includes(weekdays.indexOf(weekdayIn.format(Date.parse(date))))) return false;
  if (!config.bankHolidays) return true;
  const [year, month, ofMonth] = date.split('-');
  const published = Object.entries(publishedBankHolidays[config.bankHolidays]).find(([of]) => of === year);
  return !published?.[1].split(' ').includes(`${month}-${ofMonth}`);
};

/** The starts that are offered on a day, by trying each moment that its wall clock shows. */
export const startsByTrying = (
  shown: Shown,
  config: AvailabilityConfig,
  asked: { readonly date: string; readonly now: number; readonly duration: number },
): number[] => {
  const [today = ''] = londonWords(asked.now).split(' ');
  if (!isOpen(config, asked.date, today)) return [];
  const moments = shown.get(asked.date) ?? [];
  const own = config.weeklyIntervals[weekdays.indexOf(weekdayIn.format(Date.parse(asked.date)))];
  return (own ?? [config.businessHours]).flatMap((hours) => {
    const [opening, closing] = [minutesIn(hours.start), minutesIn(hours.end)];
    const closed = moments.find(({ minutes }) => minutes >= closing)?.instant ?? Infinity;
    return moments
      .filter(
        ({ minutes, instant }) =>
          minutes >= opening &&
          minutes < closing &&
          (minutes - opening) % (config.slotDuration + config.bufferMinutes) === 0 &&
          instant > asked.now &&
          instant + asked.duration * minute <= closed,
      )
      .map(({ instant }) => instant);
  });
};
