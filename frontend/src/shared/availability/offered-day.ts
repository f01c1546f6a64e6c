import { type OfferedDay, offeredSlots } from '@pilotlight/booking/offered-slots';
import type { AvailabilityConfig } from '@pilotlight/contracts/values/availability';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';

/** The next day on which visitors are offered something, on one of these weekdays if there is such a day; null where there is none at all. */
export const nextOfferedDay = (
  availability: AvailabilityConfig,
  now: string,
  preferred: readonly number[],
): OfferedDay | null => {
  const { day: today } = londonTime(now);
  const days = offeredSlots(availability, {
    from: today,
    to: addDays(today, availability.maxAdvanceBookingDays),
    now,
  }).filter(({ slots }) => slots.length > 0);
  return days.find(({ date }) => preferred.includes(new Date(date).getUTCDay())) ?? days[0] ?? null;
};
