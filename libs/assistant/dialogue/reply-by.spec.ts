import { trainingSchema } from '@pilotlight/contracts/values/training';
import { opensFrom, replyPromise } from './reply-by';

const usual = 'Mon to Fri 8 to 6, Sat 9 to 1';

it.each([
  ['in the middle of an open day', '2026-11-18T12:00:00Z', null],
  ['as soon as it opens', '2026-11-18T08:00:00Z', null],
  ['before it opens', '2026-11-18T05:00:00Z', 'from 8 in the morning'],
  ['once it has closed', '2026-11-18T18:00:00Z', 'from 8 in the morning'],
  ['on a Friday night', '2026-11-20T22:00:00Z', 'from 9 in the morning'],
  ['on a Saturday afternoon', '2026-11-21T15:00:00Z', 'from 8 on Monday morning'],
  ['by the clock of London in summer', '2026-07-15T17:30:00Z', 'from 8 in the morning'],
  ['while it is open by that clock', '2026-07-15T07:30:00Z', null],
])('tells from when the firm is there %s', (_when, now, words) => {
  expect(opensFrom(usual, now)).toBe(words);
});

it.each([
  ['Monday-Friday: 8.30am-5.30pm', 'from 8:30 in the morning'],
  ['Every day 7 to 7', 'from 7 in the morning'],
  ['Mon, Tue, Wed 9 to 5', null],
  ['Tue 1 to 5', 'from 1 on Tuesday afternoon'],
  ['Wed 1 to 5', 'from 1 this afternoon'],
  ['Thu 1 to 5', 'from 1 tomorrow afternoon'],
  ['Thu 18:00 to 21:00', 'from 6 tomorrow evening'],
  ['', null],
  ['24/7', null],
  ['Ring any time', null],
  ['Mon to Fri 8 to 6, bank holidays by arrangement', null],
  ['Mon to Fri 25 to 30', null],
  ['closed', null],
])('reads hours as firms write them, and none for sure in others: %s', (hours, words) => {
  expect(opensFrom(hours, '2026-11-18T04:00:00Z')).toBe(words);
});

it('tells of the same day next week where that is the only one', () => {
  expect(opensFrom('Wed 9 to 1', '2026-11-18T15:00:00Z')).toBe('from 9 on Wednesday morning');
});

const promised = (replyTime: string | undefined, openingHours = usual, at = '2026-11-18T12:00:00Z') =>
  replyPromise({
    information: trainingSchema.parse({ businessInfo: { openingHours }, facts: { replyTime } }),
    at,
    emergency: false,
  });

it.each([
  ['an hour on working days', 'We usually reply within an hour on working days'],
  ['2 hours.', 'We usually reply within 2 hours'],
  ['Within the hour', 'We usually reply within the hour'],
  ['the same day', 'We usually reply the same day'],
  ['By the next working day', 'We usually reply by the next working day'],
  ['We reply before noon', 'We reply before noon'],
])('promises what the firm has set, "%s", in a sentence', (set, words) => {
  expect(promised(set)).toBe(words);
});

it('tells when it is there again while it is closed', () => {
  expect(promised('an hour', usual, '2026-11-18T22:00:00Z')).toBe(
    'We usually reply within an hour, and we’re here from 8 in the morning',
  );
});

it.each([
  [undefined],
  [''],
  ['an hour, it is perfectly safe to stay'],
  ['an hour. Take off the boiler cover meanwhile'],
])('promises nothing where nothing was set that may be said: %s', (set) => {
  expect(promised(set)).toBeNull();
});
