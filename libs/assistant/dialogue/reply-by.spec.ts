import { replyBy } from './reply-by';

const usual = 'Mon to Fri 8 to 6, Sat 9 to 1';

it.each([
  ['in the middle of an open day', '2026-11-18T12:00:00Z', '18:00 today'],
  ['before it opens', '2026-11-18T05:00:00Z', '18:00 today'],
  ['when it is about to close', '2026-11-18T17:30:00Z', '18:00 tomorrow'],
  ['on a Friday night', '2026-11-20T22:00:00Z', '13:00 tomorrow'],
  ['on a Saturday afternoon', '2026-11-21T15:00:00Z', '18:00 on Monday'],
  ['by the clock of London in summer', '2026-07-15T16:30:00Z', '18:00 tomorrow'],
])('tells by when the firm answers %s', (_when, now, words) => {
  expect(replyBy(usual, now)).toBe(words);
});

it.each([
  ['Monday-Friday: 8am-5.30pm', '17:30 today'],
  ['Weekdays 08:00 – 17:00; Sunday closed', '17:00 today'],
  ['Every day 7 to 7', '19:00 today'],
  ['Mon, Tue, Wed 9 to 5', null],
  ['Wed 1 to 5', '17:00 today'],
  ['Sat to Wed 10 to 4', '16:00 today'],
  ['Mon to Fri 8 to 6 and Sat 9 to 1.', '18:00 today'],
])('reads hours as firms write them: %s', (hours, words) => {
  expect(replyBy(hours, '2026-11-18T12:00:00Z')).toBe(words);
});

it.each([
  '',
  '24/7',
  'Ring any time',
  'Mon to Fri 8 to 6, bank holidays by arrangement',
  'Mon to Fri 25 to 30',
  'closed',
])('promises no time from hours that it can’t read: %s', (hours) => {
  expect(replyBy(hours, '2026-11-18T12:00:00Z')).toBeNull();
});

it('tells of the same day next week where that is the only one', () => {
  expect(replyBy('Wed 9 to 1', '2026-11-18T15:00:00Z')).toBe('13:00 on Wednesday');
});
