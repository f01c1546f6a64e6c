import { nextTryIn } from './back-off';

const hour = 3_600_000;

it('tries eight times over some 28 hours, a little later by chance', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((tries) => nextTryIn(tries, 0, 0))).toEqual([
    5_000,
    300_000,
    1_800_000,
    2 * hour,
    5 * hour,
    10 * hour,
    10 * hour,
    null,
  ]);
  expect(nextTryIn(2, 0, 1)).toBe(360_000);
});

it('comes no sooner than the receiver asks for, and no more often for that', () => {
  expect([nextTryIn(1, 120, 0), nextTryIn(3, 120, 0), nextTryIn(8, 120, 0)]).toEqual([120_000, 1_800_000, null]);
});
