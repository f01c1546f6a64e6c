import { Temporal } from 'temporal-polyfill';

const zone = 'Europe/London';

/** The moment (ISO 8601, UTC) of a London day (yyyy-mm-dd) and time (HH:mm); undefined where the clocks skip it. */
export const londonMoment = (day: string, time: string): string | undefined => {
  try {
    return Temporal.PlainDateTime.from(`${day}T${time}`)
      .toZonedDateTime(zone, { disambiguation: 'reject' })
      .toInstant()
      .toString();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** The London day (yyyy-mm-dd) and time (HH:mm) of a moment (ISO 8601). */
export const londonWallClock = (moment: string): { readonly day: string; readonly time: string } => {
  const there = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return { day: there.toPlainDate().toString(), time: there.toPlainTime().toString({ smallestUnit: 'minute' }) };
};
