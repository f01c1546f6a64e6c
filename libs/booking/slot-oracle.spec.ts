import * as fc from 'fast-check';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fitsBeside, freeSlots, type Span } from './offered-slots';

const root = join(__dirname, '..', '..');
const typescript = join(root, 'libs', 'event-store', 'testing', 'run-typescript.cjs');
const program = join(__dirname, 'testing', 'compare-with-oracle.ts');
const daysOfTwoYears = 365 + 366;
const configurations = 200;

const seed = Math.floor(Math.random() * 2 ** 31);

const comparedIn = async (timeZone: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', '-r', typescript, program, String(seed), String(configurations)],
    { env: { ...process.env, TZ: timeZone } },
  );
  return stdout;
};

describe('against an oracle that reads every moment of 2027 and 2028 off a wall clock', () => {
  const zones = [
    { timeZone: 'UTC', localHour: 12 },
    { timeZone: 'America/New_York', localHour: 8 },
    { timeZone: 'Pacific/Auckland', localHour: 0 },
  ];
  const results = new Map<string, string>();
  beforeAll(async () => {
    await Promise.all(zones.map(async ({ timeZone }) => results.set(timeZone, await comparedIn(timeZone))));
  });

  it.each(zones)('a server in $timeZone offers the same slots', ({ timeZone, localHour }) => {
    const { slots, ...found } = JSON.parse(results.get(timeZone) ?? '{}');
    const compared = daysOfTwoYears * configurations;
    expect({ ...found, seed }).toEqual({ timeZone, localHour, compared, differing: [], seed });
    expect(slots).toBeGreaterThan(compared / 10);
  });
});

const minute = 60_000;
const from = Date.parse('2027-03-03T00:00:00.000Z');
const spanOf = ([start, length]: readonly [number, number]): Span => ({
  start: new Date(from + start * 15 * minute).toISOString(),
  end: new Date(from + (start + length) * 15 * minute).toISOString(),
});

/** Whether so many engineers can do these visits, each going to the next one once the buffer has passed. */
const canBeDone = (visits: readonly Span[], capacity: number, bufferMinutes: number): boolean => {
  const freeAt = Array.from({ length: capacity }, () => 0);
  return visits
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .every(({ start, end }) => {
      const engineer = freeAt.findIndex((free) => free <= Date.parse(start));
      if (engineer !== -1) freeAt[engineer] = Date.parse(end) + bufferMinutes * minute;
      return engineer !== -1;
    });
};

const visit = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 })).map(spanOf);

describe('beside any visits', () => {
  it('a slot is free exactly where the engineers there are can do it as well', () => {
    fc.assert(
      fc.property(
        fc.array(visit, { maxLength: 40 }),
        fc.array(visit, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 8 }).map((steps) => steps * 15),
        (wished, slots, capacity, bufferMinutes) => {
          const room = { capacity, bufferMinutes };
          const taken: Span[] = [];
          for (const one of wished) if (canBeDone([...taken, one], capacity, bufferMinutes)) taken.push(one);
          const expected = slots.filter((slot) => canBeDone([...taken, slot], capacity, bufferMinutes));
          const [day] = freeSlots([{ date: '2027-03-03', slots }], taken, room);
          expect(day?.slots).toEqual(expected);
          expect(slots.filter((slot) => fitsBeside(slot, taken, room))).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });
});
