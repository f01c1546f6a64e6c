import { quietUntil } from './quiet-hours';

const night = { enabled: true, start: '21:00', end: '07:00', timezone: 'Europe/London' } as const;
const midday = { ...night, start: '12:00', end: '13:30' };
const early = { ...night, start: '00:30', end: '01:30' };

it.each([
  ['in winter, at nine in the evening', night, '2026-11-26T21:00:00.000Z', '2026-11-27T07:00:00.000Z'],
  ['in winter, after midnight', night, '2026-11-27T02:00:00.000Z', '2026-11-27T07:00:00.000Z'],
  ['at their very end', night, '2026-11-27T07:00:00.000Z', null],
  ['just before they begin', night, '2026-11-26T20:59:59.000Z', null],
  ['in summer, by the clock on the wall', night, '2026-07-01T20:30:00.000Z', '2026-07-02T06:00:00.000Z'],
  ['over the night in which clocks go forward', night, '2026-03-28T22:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['over the night in which clocks go back', night, '2026-10-24T21:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['inside one day', midday, '2026-11-26T12:15:00.000Z', '2026-11-26T13:30:00.000Z'],
  ['outside of those inside one day', midday, '2026-11-26T14:00:00.000Z', null],
  ['to an end that the clock skips', early, '2026-03-29T00:45:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['where they are off', { ...night, enabled: false }, '2026-11-26T23:00:00.000Z', null],
])('%s', (_, quiet, at, until) => {
  expect(quietUntil(quiet, at)).toBe(until);
});
