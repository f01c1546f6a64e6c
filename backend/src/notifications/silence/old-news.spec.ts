import { isOldNews } from './old-news';

const endedAt = Date.parse('2026-11-20T10:00:00Z');

it.each([
  ['at once', '2026-11-20T10:00:00Z', false],
  ['after a night’s outage', '2026-11-20T22:00:00Z', false],
  ['a moment before a day is over', '2026-11-21T09:59:59Z', false],
  ['a day later', '2026-11-21T10:00:00Z', true],
  ['a month later', '2026-12-20T10:00:00Z', true],
])('that a conversation ended, found out %s (%s), is old news: %s', (_, now, isOld) => {
  expect(isOldNews(endedAt, Date.parse(now))).toBe(isOld);
});
