import { hoursSaid } from './said-hours';

const hours = 'Mon-Fri 8am-5pm, Thu 8am-8pm, Sat 9am-12pm';
/** Monday noon in London. */
const monday = '2026-03-02T12:00:00.000Z';
const thursday = '2026-03-05T12:00:00.000Z';
const sunday = '2026-03-01T12:00:00.000Z';
const early = '2026-03-02T06:30:00.000Z';
/** Half past six in the evening: London's clocks went forward the day before. */
const summer = '2026-03-30T17:30:00.000Z';

it.each([
  ['what time are you open till today?', monday, 'Till 5 today.'],
  ['are you open today', monday, 'Yes, till 5 today.'],
  ['are you open at 6 today', monday, 'No, 8 till 5 today.'],
  ['are you open today', early, 'Not yet: we’re in from 8 till 5 today.'],
  ['are you open now', summer, 'We’ve closed for today, back tomorrow from 8.'],
  ['are you open tomoz?', monday, 'Yes, 8 till 5 tomorrow.'],
  ['open on saturdays?', monday, 'Yes, Saturdays 9 till midday.'],
  ['are you open weekends', monday, 'Yes, Saturdays 9 till midday.'],
  ['do you do sundays', monday, 'No, we’re closed on Sundays.'],
  ['are you open saturday and sunday', monday, 'Yes, Saturdays 9 till midday. No, we’re closed on Sundays.'],
  ['are you open tonight?', monday, 'Only till 5 today.'],
  ['are you open tonight?', thursday, 'Yes, till 8 tonight.'],
  ['are you open tonight?', sunday, 'We’re closed today, back tomorrow from 8.'],
  ['what are your opening hours', monday, `We’re open ${hours}.`],
])('"%s" at %s: "%s"', (question, now, answer) => {
  expect(hoursSaid(hours, question, now)).toBe(answer);
});

it('tells hours that can’t be read as they are written, and none where none are told', () => {
  expect(hoursSaid('By appointment', 'are you open today', monday)).toBe('We’re open By appointment.');
  expect(hoursSaid('', 'are you open today', monday)).toBeNull();
});
