import { lagInWords } from './read-models';

it.each([
  [{ milliseconds: 0.4, models: { installers: 0.4 }, unkept: [], quarantined: {} }, '0 ms behind'],
  [
    { milliseconds: 12_000, models: { installers: 3, messages: 12_000 }, unkept: [], quarantined: {} },
    '12000 ms behind (messages)',
  ],
  [
    { milliseconds: 0, models: { messages: 0 }, unkept: ['messages'], quarantined: {} },
    '0 ms behind; no worker keeps messages: is projections/main running?',
  ],
  [
    { milliseconds: 0, models: { messages: 0 }, unkept: [], quarantined: { conversations: 1, messages: 2 } },
    '0 ms behind; quarantined: conversations (1 stream), messages (2 streams): npm run replay -- --redrive',
  ],
])('tells the lag of %j', (lag, words) => {
  expect(lagInWords(lag)).toBe(words);
});
