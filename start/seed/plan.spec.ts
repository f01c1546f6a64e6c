import { plannedMonth, days } from './plan';

const end = Date.parse('2026-11-27T10:20:00Z');
const month = plannedMonth(end);

it('plans 200 conversations of three firms within the month, in the order of their time', () => {
  expect(month).toHaveLength(200);
  expect([...new Set(month.map(({ firm }) => firm.slug))]).toHaveLength(3);
  expect(new Set(month.map(({ key }) => key)).size).toBe(200);
  expect(month.map(({ at }) => at)).toEqual(month.map(({ at }) => at).toSorted((one, other) => one - other));
  expect(month.every(({ at }) => at > end - (days + 1) * 86_400_000 && at < end)).toBe(true);
});

it('plans the same for the same month', () => expect(plannedMonth(end)).toEqual(month));

it('leaves no gap in what a visitor writes, and takes no number that somebody has', () => {
  expect(month.flatMap(({ says }) => says).filter((line) => line.includes('{'))).toEqual([]);
  expect(month.every(({ visitor }) => /^07700 900\d{3}$/.test(visitor.phone))).toBe(true);
});

it('has most of them by day, and some of each outcome', () => {
  const hours = month.map(({ at }) => new Date(at).getUTCHours());
  expect(hours.filter((hour) => hour >= 7 && hour <= 20).length).toBeGreaterThan(150);
  expect(new Set(month.map(({ leadsTo }) => leadsTo))).toEqual(new Set(['visit', 'quote', 'nothing']));
});
