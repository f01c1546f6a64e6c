import { quietStretches } from './quiet-stretches';

const drawn = (quiet: { start: string; end: string } | null) =>
  quietStretches(quiet).map(({ isQuiet, share }) => `${isQuiet ? 'quiet' : 'awake'} ${share * 24}`);

it.each([
  [{ start: '21:00', end: '07:00' }, ['quiet 7', 'awake 14', 'quiet 3']],
  [{ start: '01:00', end: '06:30' }, ['awake 1', 'quiet 5.5', 'awake 17.5']],
  [{ start: '00:00', end: '08:00' }, ['quiet 8', 'awake 16']],
  [{ start: '18:00', end: '00:00' }, ['awake 18', 'quiet 6']],
  [null, ['awake 24']],
])('a day with quiet hours of %j is %j', (quiet, stretches) => {
  expect(drawn(quiet)).toEqual(stretches);
});
