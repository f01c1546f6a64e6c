import { addDays } from '@pilotlight/contracts/values/london-day';
import { partsOfDay } from './clock';
import { wallClockOf } from './london-clock';

const dated = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
const datedWithYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const partNames = ['morning', 'afternoon', 'evening'] as const;

const dayInWords = (day: string, today: string): string => {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  const far = day >= addDays(today, 300);
  return (far ? datedWithYear : dated).format(new Date(day)).replaceAll(',', '');
};

type End = { readonly day: string; readonly minutes: number | null };

const endOf = (iso: string): End => (iso.includes('T') ? wallClockOf(iso) : { day: iso, minutes: null });

const evening = 17;

const halfOf = (minutes: number): string => {
  if (minutes < partsOfDay.lunchtime.from) return 'in the morning';
  return minutes < evening * 60 ? 'in the afternoon' : 'in the evening';
};

const clockOf = (minutes: number): string => {
  const past = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${Math.floor(minutes / 60) % 12 || 12}${past}`;
};

const hour = (minutes: number): string => `${clockOf(minutes)} ${halfOf(minutes)}`;

const between = (from: number, to: number): string =>
  `between ${halfOf(from) === halfOf(to) ? clockOf(from) : hour(from)} and ${hour(to)}`;

const partOf = (from: number, to: number): string | undefined =>
  partNames.find((name) => partsOfDay[name].from === from && partsOfDay[name].to === to);

const onOneDay = (from: End, to: End, today: string): string => {
  const day = dayInWords(from.day, today);
  if (from.minutes === null) return to.minutes === null ? day : `${day} before ${hour(to.minutes)}`;
  if (to.minutes === null) return `${day} after ${hour(from.minutes)}`;
  if (from.minutes === to.minutes) return `${day} at ${hour(from.minutes)}`;
  const part = partOf(from.minutes, to.minutes);
  if (!part) return `${day} ${between(from.minutes, to.minutes)}`;
  if (day === 'today') return `this ${part}`;
  return day === 'tomorrow' ? `tomorrow ${part}` : `${day} in the ${part}`;
};

const endInWords = ({ day, minutes }: End, today: string): string =>
  minutes === null ? dayInWords(day, today) : `${dayInWords(day, today)} at ${hour(minutes)}`;

const openFrom = ({ day, minutes }: End, today: string): string =>
  minutes === null ? `from ${dayInWords(day, today)}` : `${dayInWords(day, today)} after ${hour(minutes)}`;

/** "Thu 26 November between 2 and 4 in the afternoon". Days (2026-11-26) or ISO 8601 moments. Empty where both are open. */
export const timeInWords = (from: string | undefined, to: string | undefined, now: string): string => {
  const today = wallClockOf(now).day;
  if (!from) return to ? `by ${endInWords(endOf(to), today)}` : '';
  if (!to) return openFrom(endOf(from), today);
  const start = endOf(from);
  const end = endOf(to);
  if (start.day === end.day) return onOneDay(start, end, today);
  return `${endInWords(start, today)} to ${endInWords(end, today)}`;
};
