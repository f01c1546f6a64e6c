import { waitingInWords } from './waiting';

it.each([
  ['2026-11-19T12:54:30Z', 'waiting 0 min'],
  ['2026-11-19T12:40:40Z', 'waiting 14 min'],
  ['2026-11-19T11:00:00Z', 'waiting 1 h'],
  ['2026-11-16T12:55:00Z', 'waiting 3 days'],
  // A clock that is a little slow.
  ['2026-11-19T12:56:00Z', 'waiting 0 min'],
])('says since %s', (since, words) => {
  expect(waitingInWords(since, new Date('2026-11-19T12:55:00Z'))).toBe(words);
});
