import { spanInWords } from './span-in-words';

it.each([
  ['2026-11-25T03:03:00Z', '2026-11-25T03:04:00Z', '03:03 to 03:04 today'],
  ['2026-11-25T03:03:10Z', '2026-11-25T03:03:50Z', '03:03 today'],
  ['2026-11-19T03:03:00Z', '2026-11-19T10:02:00Z', '03:03 to 10:02, 19 Nov 2026'],
  ['2026-11-19T23:59:00Z', '2026-11-20T00:01:00Z', '19 Nov 2026, 23:59 to 20 Nov 2026, 00:01'],
])('from %s to %s: %s', (from, to, words) => {
  expect(spanInWords(from, to, new Date('2026-11-25T12:00:00Z'))).toBe(words);
});
