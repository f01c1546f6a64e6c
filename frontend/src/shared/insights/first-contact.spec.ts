import { waitInWords } from './wait-in-words';
import { paceInWords } from './first-contact';

const median = (medianSeconds: number | null) => ({ given: 3, reached: medianSeconds === null ? 0 : 2, medianSeconds });

it.each([
  [0, 'under a minute'],
  [59, 'under a minute'],
  [720, '12 min'],
  [3_600, '1 h'],
  [4_800, '1 h 20 min'],
  [40_000, '11 h'],
  [90_000, '25 h'],
  [180_000, '2 days'],
])('tells %d seconds as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

it.each([
  [median(720), median(1_500), '13 min faster than the week before'],
  [median(1_500), median(720), '13 min slower than the week before'],
  [median(720), median(725), 'as fast as the week before'],
  [median(720), median(null), null],
  [median(null), median(720), null],
])('compares a week with the one before', (week, before, words) => {
  expect(paceInWords(week, before)).toBe(words);
});
