import * as fc from 'fast-check';
import { isOffered, offeredSlots } from '../offered-slots';
import { anyAvailability } from './any-availability';
import { readTheClock, startsByTrying } from './slot-oracle';

// A process of its own, for its time zone is the process's: prints what it compared and where the two differ.
const [seed = 0, configurations = 0] = process.argv.slice(2).map(Number);
const minute = 60_000;
const day = 1_440 * minute;
const chunk = 31;
const [first, last] = [Date.parse('2027-01-01'), Date.parse('2028-12-31')];
const shown = readTheClock(first - day, last + 2 * day);
const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const asked = fc.record({
  availability: anyAvailability,
  /** How far into the days before and after the first of a chunk it is now, of 1. */
  nows: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 }),
  duration: fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: 1, max: 32 }).map((steps) => steps * 15),
  ),
});

const differing: unknown[] = [];
let compared = 0;
let slots = 0;
for (const { availability, nows, duration } of fc.sample(asked, { numRuns: configurations, seed })) {
  for (const [index, place] of nows.entries()) {
    const from = first + index * chunk * day;
    const to = Math.min(from + (chunk - 1) * day, last);
    // Half the time within reach of the whole chunk, or else across the end of what may be booked.
    const at = from + (place < 0.5 ? -place * 20 : (0.5 - place) * 2 * availability.maxAdvanceBookingDays + 10) * day;
    const now = new Date(at).toISOString();
    for (const offered of offeredSlots(availability, { from: dateOf(from), to: dateOf(to), now, duration })) {
      const length = duration ?? availability.slotDuration;
      const expected = startsByTrying(shown, availability, {
        date: offered.date,
        now: Date.parse(now),
        duration: length,
      });
      const wanted = expected.map((start) =>
        [start, start + length * minute].map((end) => new Date(end).toISOString()),
      );
      const found = offered.slots.map(({ start, end }) => [start, end]);
      compared += 1;
      slots += found.length;
      const moments = shown.get(offered.date) ?? [];
      const tried = moments[Math.floor(place * moments.length)]?.instant ?? 0;
      const start = new Date(tried).toISOString();
      const booked = isOffered(availability, { start, duration: length, now });
      const mayBook = expected.includes(tried);
      if (JSON.stringify(wanted) === JSON.stringify(found) && booked === mayBook) continue;
      differing.push({ availability, now, duration, start, booked, mayBook, date: offered.date, wanted, found });
    }
  }
}
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const localHour = new Date('2027-07-01T12:00:00.000Z').getHours();
process.stdout.write(JSON.stringify({ timeZone, localHour, compared, slots, differing: differing.slice(0, 3) }));
