import { LogClock } from './log-clock';

const minute = 60_000;
const begin = Date.parse('2026-03-02T12:00:00.000Z');
let here = begin;
/** How far the log's clock is ahead of this machine's. */
let ahead = 0;
beforeEach(() => {
  [here, ahead] = [begin, 0];
  jest.spyOn(Date, 'now').mockImplementation(() => here);
});
afterEach(() => jest.restoreAllMocks());

const logsNow = (): string => new Date(here + ahead).toISOString();
/** An append that takes so long and is dated halfway. */
const recorded =
  (took: number, repeated = false) =>
  async () => {
    here += took / 2;
    const at = logsNow();
    here += took / 2;
    return { at, repeated };
  };

it("is this machine's own before anything is known, and where both agree", async () => {
  const clock = new LogClock();
  expect(clock.now()).toBe(begin);
  clock.seen(logsNow());
  await clock.during(recorded(4));
  here += minute;
  expect(clock.now()).toBe(here);
});

it.each([
  ['behind', 10 * minute],
  ['ahead', -2 * minute],
])('follows the log where this machine is %s, to the length of an append', async (_, off) => {
  ahead = off;
  const clock = new LogClock();
  await clock.during(recorded(4));
  here += minute;
  expect(Math.abs(clock.now() - (here + off))).toBeLessThanOrEqual(4);
});

it('follows this machine being put right', async () => {
  ahead = -2 * minute;
  const clock = new LogClock();
  await clock.during(recorded(4));
  [here, ahead] = [here - 2 * minute, 0];
  await clock.during(recorded(4));
  expect(Math.abs(clock.now() - here)).toBeLessThanOrEqual(4);
});

it('is never before an event that is known, and learns nothing from old ones', async () => {
  const clock = new LogClock();
  clock.seen(new Date(here + 5 * minute).toISOString());
  expect(clock.now()).toBe(here + 5 * minute);
  clock.seen(new Date(here - 60 * minute).toISOString());
  expect(clock.now()).toBe(here + 5 * minute);
  const other = new LogClock();
  ahead = -60 * minute;
  await other.during(recorded(4, true));
  expect(other.now()).toBe(here);
});
