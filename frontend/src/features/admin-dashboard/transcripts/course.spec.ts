import { courseInWords } from './course';

const from = '2026-11-19T23:58:00Z';

describe('the course of a conversation', () => {
  it.each([
    ['over some minutes', '2026-11-19T23:59:00Z', 10, '19 Nov 2026, 23:58 to 23:59, 10 messages'],
    ['past midnight', '2026-11-20T00:04:00Z', 1284, '19 Nov 2026, 23:58 to 20 Nov 2026, 00:04, 1,284 messages'],
    ['within a minute', '2026-11-19T23:58:40Z', 1, '19 Nov 2026, 23:58, 1 message'],
  ])('held %s', (_case, lastSaidAt, messageCount, words) => {
    expect(courseInWords({ createdAt: from, lastSaidAt, messageCount })).toBe(words);
  });
});
