import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import { closedBetween, openHours } from './closed-hours';

const day = { from: 8 * 60, to: 18 * 60 };
const lunch = {
  ...defaultAvailability,
  weeklyIntervals: {
    4: [
      { start: '09:00', end: '12:30' },
      { start: '13:15', end: '17:00' },
    ],
  },
};
const inHours = (availability: typeof defaultAvailability, date: string) =>
  closedBetween(openHours(availability, date), day).map(({ from, to }) => [from / 60, to / 60]);

it('hatches before opening, lunch, and after closing', () => {
  expect(inHours(lunch, '2026-11-19')).toEqual([
    [8, 9],
    [12.5, 13.25],
    [17, 18],
  ]);
  expect(inHours(lunch, '2026-11-20')).toEqual([
    [8, 9],
    [17, 18],
  ]);
});

it.each([
  ['a blocked date', { blockedDates: ['2026-11-19'] }, '2026-11-19'],
  ['a weekday without visits', { blockedDaysOfWeek: [0] }, '2026-11-22'],
  ['a bank holiday', { bankHolidays: 'scotland' as const }, '2026-11-30'],
])('hatches the whole of %s', (_, closed, date) => {
  expect(inHours({ ...defaultAvailability, ...closed }, date)).toEqual([[8, 18]]);
});

it('hatches nothing where it is always open', () => {
  const always = { ...defaultAvailability, businessHours: { start: '00:00', end: '23:59' } };
  expect(inHours(always, '2026-11-19')).toEqual([]);
});
