import { openOn } from './open-on';

const hours = 'Mon-Fri 8am-5pm, Thu 8am-8pm, Sat 9am-12pm';
/** Monday noon in London. */
const monday = '2026-03-02T12:00:00.000Z';
const thursday = '2026-03-05T12:00:00.000Z';
const sunday = '2026-03-01T12:00:00.000Z';

it.each([
  ['are you open tomoz?', monday, 'Yes, tomorrow from 08:00 to 17:00.'],
  ['are you open tmrw', monday, 'Yes, tomorrow from 08:00 to 17:00.'],
  ['are you open today', monday, 'Yes, today from 08:00 to 17:00.'],
  ['open on saturdays?', monday, 'Yes, on Saturday from 09:00 to 12:00.'],
  ['are you open tonight?', monday, 'No, only until 17:00.'],
  ['are you open tonight?', thursday, 'Yes, until 20:00.'],
  ['are you open tonight?', '2026-03-05T21:00:00.000Z', 'No, only until 20:00.'],
  ['are you open tonight?', sunday, 'No, not tonight.'],
  ['open now?', monday, 'Yes, until 17:00 today.'],
])('"%s" at %s: "%s"', (question, now, answer) => {
  expect(openOn(hours, question, now)).toBe(answer);
});
