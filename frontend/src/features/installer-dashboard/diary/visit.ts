import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { AppointmentType } from '@pilotlight/contracts/values/appointment';
import { londonTime } from '@pilotlight/contracts/values/london-day';

const minutesADay = 1_440;
const shortest = 15;

/** Where a visit stands on London's wall clock. */
export interface Place {
  readonly day: string;
  /** Minutes after midnight as the clock shows them; what is drawn is never shorter than a quarter of an hour. */
  readonly from: number;
  readonly to: number;
  /** HH:mm */
  readonly start: string;
  readonly end: string;
}

/** Minutes since midnight of HH:mm. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** HH:mm of minutes since midnight. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What London's clocks show at a moment (ISO 8601): the day, and the minutes since midnight. They are off UTC by whole hours. */
export const wallClock = (moment: string): { readonly day: string; readonly minutes: number } => {
  const { day, hour } = londonTime(moment);
  return { day, minutes: hour * 60 + new Date(moment).getUTCMinutes() };
};

/** A moment (ISO 8601) so many minutes later. */
export const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

export const endOf = ({ scheduledAt, duration }: Pick<Appointment, 'scheduledAt' | 'duration'>): string =>
  later(scheduledAt, duration);

export const placeOf = (visit: Pick<Appointment, 'scheduledAt' | 'duration'>): Place => {
  const start = wallClock(visit.scheduledAt);
  const end = wallClock(endOf(visit));
  const from = start.minutes;
  const shown = end.day === start.day ? end.minutes : minutesADay;
  // Where the clocks go back within a visit its end may show an earlier time than its start.
  const to = shown > from ? shown : from + visit.duration;
  return { day: start.day, from, to: Math.max(to, from + shortest), start: timeOf(from), end: timeOf(end.minutes) };
};

/** "15:30 to 16:30" */
export const timesInWords = (visit: Pick<Appointment, 'scheduledAt' | 'duration'>): string => {
  const { start, end } = placeOf(visit);
  return `${start} to ${end}`;
};

/** What of a visit fits a narrow column. */
export const shortTypeNames: Readonly<Record<AppointmentType, string>> = {
  service: 'Service',
  quote: 'Quote',
  installation: 'Installation',
  emergency: 'Emergency',
  consultation: 'Consultation',
};

/** Whom a visit is to; who was erased has no name any more. */
export const customerOf = ({ customerName }: Pick<Appointment, 'customerName'>): string =>
  customerName || 'Erased visitor';

/** "Priya Nair" is "P. Nair"; a name of one word stays. */
export const shortCustomer = (visit: Pick<Appointment, 'customerName'>): string => {
  const name = customerOf(visit);
  const words = visit.customerName.trim().split(/\s+/);
  const last = words.at(-1);
  return words.length > 1 && last ? `${Array.from(words[0] ?? '')[0] ?? ''}. ${last}` : name;
};

/** Whether a visit keeps others from its time. */
export const holdsItsTime = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed';

export const byTime = (one: Appointment, other: Appointment): number =>
  one.scheduledAt.localeCompare(other.scheduledAt) || one.id.localeCompare(other.id);
