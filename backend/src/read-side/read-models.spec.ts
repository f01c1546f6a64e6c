import { lagInWords } from './read-models';

it.each([
  [{ milliseconds: 0.4, models: { installers: 0.4 }, unkept: [] }, '0 ms behind'],
  [{ milliseconds: 12_000, models: { installers: 3, messages: 12_000 }, unkept: [] }, '12000 ms behind (messages)'],
  [
    { milliseconds: 0, models: { messages: 0 }, unkept: ['messages'] },
    '0 ms behind; no worker keeps messages: is projections/main running?',
  ],
])('tells the lag of %j', (lag, words) => {
  expect(lagInWords(lag)).toBe(words);
});
