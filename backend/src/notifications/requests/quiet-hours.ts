import type { QuietHours } from '@pilotlight/contracts/values/notification-preferences';
import { Temporal } from 'temporal-polyfill';

const minutesOf = (time: { hour: number; minute: number }): number => time.hour * 60 + time.minute;

/** Null outside quiet hours. An end that a clock change skips is an hour later; of one that comes twice, the first. */
export const quietUntil = ({ enabled, start, end, timezone }: QuietHours, at: string): string | null => {
  if (!enabled) return null;
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timezone);
  const endTime = Temporal.PlainTime.from(end);
  const [now, from, to] = [minutesOf(local), minutesOf(Temporal.PlainTime.from(start)), minutesOf(endTime)];
  const isOvernight = from > to;
  const isQuiet = isOvernight ? now >= from || now < to : now >= from && now < to;
  if (!isQuiet) return null;
  const day = local.toPlainDate().add({ days: isOvernight && now >= from ? 1 : 0 });
  const until = day.toZonedDateTime({ timeZone: timezone, plainTime: endTime }).toInstant();
  // In the hour that comes twice, the end may lie behind already.
  return until.epochMilliseconds > Date.parse(at) ? new Date(until.epochMilliseconds).toISOString() : null;
};
