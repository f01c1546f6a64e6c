import { withoutOwn } from './busy-times';

const span = (words: string) => {
  const [start = '', end = ''] = words.split(' to ').map((time) => `2026-12-01T${time}:00.000Z`);
  return { start, end };
};
const inWords = ({ start, end }: ReturnType<typeof span>) => `${start.slice(11, 16)} to ${end.slice(11, 16)}`;

it.each([
  ['a time of its own', ['09:00 to 10:00'], [], ['09:00 to 10:00']],
  ['exactly our visit', ['09:00 to 10:00'], ['09:00 to 10:00'], []],
  ['our visit and what goes on after it', ['09:00 to 11:00'], ['09:00 to 10:00'], ['10:00 to 11:00']],
  [
    'a day with two of our visits in it',
    ['08:00 to 17:00'],
    ['13:00 to 14:00', '09:00 to 10:00'],
    ['08:00 to 09:00', '10:00 to 13:00', '14:00 to 17:00'],
  ],
  ['a time between two visits', ['10:00 to 11:00'], ['09:00 to 10:00', '11:00 to 12:00'], ['10:00 to 11:00']],
  ['visits that overlap each other', ['09:00 to 12:00'], ['09:00 to 11:00', '10:00 to 11:30'], ['11:30 to 12:00']],
  ['a visit across its end', ['09:00 to 10:00'], ['09:30 to 10:30'], ['09:00 to 09:30']],
])('is busy outside of our own visits: %s', (_what, busy, own, left) => {
  expect(withoutOwn(busy.map(span), own.map(span)).map(inWords)).toEqual(left);
});
