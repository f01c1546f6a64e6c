import { backOff } from './back-off';

it('waits longer after each failure, up to five seconds, never in step with others', () => {
  const longest = [1, 2, 3, 7, 50].map((failures) => backOff(failures, () => 1));
  expect(longest).toEqual([100, 200, 400, 5_000, 5_000]);
  expect(backOff(7, () => 0)).toBe(2_500);
});
