import type { LeadField } from './lead';

const inLondon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });
const dayFormat = inLondon({ weekday: 'short', day: 'numeric', month: 'long' });
const timeFormat = inLondon({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

interface End {
  readonly day: string;
  readonly time: string | null;
}

const endOf = (moment: string | undefined): End | null => {
  const at = new Date(moment ?? '');
  if (!moment || Number.isNaN(at.getTime())) return null;
  return { day: dayFormat.format(at).replace(',', ''), time: moment.includes('T') ? timeFormat.format(at) : null };
};

const inWords = ({ day, time }: End): string => (time === null ? day : `${day}, ${time}`);

/** A moment (ISO 8601) on London's clock: "Tue 1 December, 10:00". */
export const momentInWords = (moment: string): string => {
  const end = endOf(moment);
  return end ? inWords(end) : '';
};

const between = (from: End, to: End): string => {
  if (from.day !== to.day) return `${inWords(from)} to ${inWords(to)}`;
  if (from.time === to.time) return inWords(from);
  if (from.time === null) return `${to.day}, until ${to.time}`;
  return to.time === null ? `${from.day}, from ${from.time}` : `${from.day}, ${from.time} to ${to.time}`;
};

const datesInWords = (from: End | null, to: End | null): string => {
  if (from && to) return between(from, to);
  if (from) return `from ${inWords(from)}`;
  return to ? `by ${inWords(to)}` : '';
};

type Preferred = { readonly [Field in Extract<LeadField, `preferred_${string}`>]?: string | undefined };

/** The words with their date, London time: "a week on thursday · Thu 3 December". Empty where nothing was said. */
export const preferredTimeInWords = (preferred: Preferred): string => {
  const { preferred_time: words = '', preferred_from, preferred_to } = preferred;
  if (words === '') return '';
  const dates = datesInWords(endOf(preferred_from), endOf(preferred_to));
  return dates === '' || dates.toLowerCase() === words.toLowerCase() ? words : `${words} · ${dates}`;
};
