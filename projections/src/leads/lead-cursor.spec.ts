import { cursorOf, cursorText } from './lead-cursor';

const sessionId = '018f3c1e-0000-4000-8000-000000000001';

it('reads what it wrote', () => {
  const cursor = { grade: 'A', leadAt: '2026-02-28T10:00:00.123456Z', sessionId };
  expect(cursorOf(cursorText(cursor))).toEqual(cursor);
});

it.each([
  ['no day of any year', { leadAt: '2026-02-30T10:00:00Z' }],
  ['a year that no database has', { leadAt: '0000-01-01T10:00:00Z' }],
  ['no time', { leadAt: 'infinity' }],
  ['another grade', { grade: "'; drop" }],
  ['no conversation', { sessionId: 'x' }],
])('takes %s for no cursor', (_, part) => {
  expect(cursorOf(cursorText({ grade: 'A', leadAt: '2026-02-28T10:00:00Z', sessionId, ...part }))).toBeNull();
});
