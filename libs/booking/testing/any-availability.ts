import { type AvailabilityConfig, bankHolidayNations } from '@pilotlight/contracts/values/availability';
import * as fc from 'fast-check';
import { grain } from './slot-oracle';

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Small hours often, for the clocks change in them. */
const time = fc.oneof(fc.integer({ min: 0, max: 240 / grain }), fc.integer({ min: 0, max: (24 * 60) / grain - 1 }));

/** Hours of one day that don't overlap: the times in their order, two by two. */
const hours = fc
  .uniqueArray(time, { minLength: 2, maxLength: 7 })
  .map((times) => times.toSorted((one, other) => one - other).map((steps) => clockTime(steps * grain)))
  .map((times) =>
    times.flatMap((start, index) => {
      const end = times[index + 1];
      return index % 2 === 0 && end !== undefined ? [{ start, end }] : [];
    }),
  );

const dates = fc
  .integer({ min: Date.parse('2027-01-01') / 86_400_000, max: Date.parse('2028-12-31') / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const days = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 365 }));

export const anyAvailability: fc.Arbitrary<AvailabilityConfig> = fc
  .record({
    days,
    blockedDates: fc.array(dates, { maxLength: 40 }),
    blockedDaysOfWeek: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    businessHours: hours.map(([first]) => first ?? { start: '09:00', end: '17:00' }),
    slotDuration: fc.integer({ min: 1, max: 32 }).map((steps) => steps * 15),
    weeklyIntervals: fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5', '6'), hours, { maxKeys: 7 }),
    bufferMinutes: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 240 / grain }).map((steps) => steps * grain),
    ),
    bankHolidays: fc.constantFrom(null, ...bankHolidayNations),
    capacity: fc.constant(1),
    instantConfirmation: fc.boolean(),
  })
  .map(({ days: [one, other], ...config }) => ({
    ...config,
    minAdvanceBookingDays: Math.min(one, other),
    maxAdvanceBookingDays: Math.max(one, other, 1),
  }));
