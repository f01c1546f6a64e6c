import { penceOf, poundsOf } from './money';

it.each([
  [2_400, '£24.00'],
  [8_950, '£89.50'],
  [125_000, '£1,250.00'],
])('%i pence is %s', (pence, words) => {
  expect(poundsOf(pence)).toBe(words);
});

it.each([
  ['£2,640', 264_000],
  ['2640.5', 264_050],
  [' 89.99 ', 8_999],
  ['0', 0],
  ['2,64', null],
  ['a lot', null],
  ['-5', null],
])('reads %s as so many pence', (typed, pence) => expect(penceOf(typed)).toBe(pence));
