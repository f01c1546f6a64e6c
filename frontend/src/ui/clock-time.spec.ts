import { minutesOf, tidiedTime } from './clock-time';

it.each([
  ['21:00', '21:00'],
  ['7', '07:00'],
  ['07', '07:00'],
  ['7:05', '07:05'],
  ['7.30', '07:30'],
  ['930', '09:30'],
  ['2130', '21:30'],
  [' 9 pm ', '21:00'],
  ['9.30PM', '21:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['0', '00:00'],
])('%s is the time %s', (typed, time) => {
  expect(tidiedTime(typed)).toBe(time);
});

it.each(['', 'late', '24:00', '9:60', '13pm', '9:5', '-1', '123456'])('"%s" is no time and stays as it is', (typed) => {
  expect(tidiedTime(typed)).toBe(typed);
});

it.each([
  ['00:00', 0],
  ['07:05', 425],
  ['23:59', 1439],
])('%s is %d minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});
