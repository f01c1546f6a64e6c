import { advanceIn } from './payments-arguments';
import { isWrongUsage } from './run-command';
import { thrownBy } from './testing/thrown-by';

it.each([
  ['30d', 2_592_000_000],
  ['12h', 43_200_000],
  ['45m', 2_700_000],
  ['0m', 0],
  ['800d', 69_120_000_000],
])('%s moves the clock on', (time, milliseconds) => {
  expect(advanceIn(['advance', time])).toBe(milliseconds);
});

it.each([
  [[], 'Say what shall be done, such as: advance 30d'],
  [['back', '30d'], 'There is no command "back", only advance'],
  [['advance'], 'Say how far, such as: advance 30d'],
  [['advance', '30'], '"30" is no time; write it like 30d, 12h or 45m'],
  [['advance', '1.5d'], '"1.5d" is no time; write it like 30d, 12h or 45m'],
  [['advance', '2w'], '"2w" is no time; write it like 30d, 12h or 45m'],
  [['advance', '30', 'd'], 'One time at once: "d" is too much'],
  [['advance', '-3d'], 'The clock goes on, never back'],
  [['advance', '801d'], 'At most 800d at once'],
  [['advance', `${'9'.repeat(20)}d`], 'At most 800d at once'],
])('%j is typed wrong', (args, sentence) => {
  const thrown = thrownBy(() => advanceIn(args));
  expect([isWrongUsage(thrown), thrown]).toEqual([true, expect.objectContaining({ message: sentence })]);
});
