import { summaryDay } from './summary-day';

it.each([
  ['at six in winter', '2026-11-26T18:00:00Z', '2026-11-26', '2026-11-26T18:00:00.000Z'],
  ['at six in summer', '2026-07-01T17:00:00Z', '2026-07-01', '2026-07-01T17:00:00.000Z'],
  ['on the evening after clocks went forward', '2026-03-29T17:00:00Z', '2026-03-29', '2026-03-29T17:00:00.000Z'],
  ['on the evening after clocks went back', '2026-10-25T18:00:00Z', '2026-10-25', '2026-10-25T18:00:00.000Z'],
  ['shortly before midnight', '2026-11-26T23:59:00Z', '2026-11-26', '2026-11-26T18:00:00.000Z'],
])('%s it is due for that day', (_, now, day, dueAt) => {
  expect(summaryDay(Date.parse(now))).toEqual({ day, dueAt });
});

it.each([
  ['the next morning', '2026-11-27T09:00:00Z'],
  ['just before six', '2026-11-26T17:59:59Z'],
  ['after an outage over the change of clocks', '2026-03-29T08:00:00Z'],
])('is no longer due %s', (_, now) => {
  expect(summaryDay(Date.parse(now))).toBeNull();
});
