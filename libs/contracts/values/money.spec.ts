import { poundsOf } from './money';

it.each([
  [2_400, '£24.00'],
  [8_950, '£89.50'],
  [125_000, '£1,250.00'],
])('%i pence is %s', (pence, words) => {
  expect(poundsOf(pence)).toBe(words);
});
