import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { Temporal } from 'temporal-polyfill';

const evening = 18;
const hour = 3_600_000;
/** Hours after six that a summary is still worth sending. */
const worthHours = 6;

/** The London day and when its summary was due; null where it is too late. */
export const summaryDay = (now: number): { readonly day: string; readonly dueAt: string } | null => {
  const local = londonTime(new Date(now).toISOString());
  const day = local.hour >= evening ? local.day : addDays(local.day, -1);
  const due = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Europe/London', plainTime: '18:00' });
  const dueAt = due.toInstant().epochMilliseconds;
  return now - dueAt <= worthHours * hour ? { day, dueAt: new Date(dueAt).toISOString() } : null;
};
