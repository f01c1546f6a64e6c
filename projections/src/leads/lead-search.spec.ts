import { cursorOf, cursorText } from './lead-cursor';
import { isIndexed, wordsOf } from './lead-search';

it.each([
  ['', []],
  ['  Jane   DOE ', ['jane', 'doe']],
  ['0770 090', ['0770090']],
  ['+44 (0)7700-900', ['4407700900']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e f g']],
])('a search for %j looks for %j', (search, words) => {
  expect(wordsOf(search)).toEqual(words);
});

it('can find no word without three letters or digits in a row by the index', () => {
  expect(isIndexed(['le', 'x', '%_%', 'a.b@c'])).toBe(false);
  expect(isIndexed(['le', 'ann'])).toBe(true);
});

it('reads its own cursor, and nothing else', () => {
  const cursor = { grade: 'B', leadAt: '2026-11-27T09:00:00.000Z', sessionId: '018f5b7e-3333-4333-8333-333333333333' };
  expect(cursorOf(cursorText(cursor))).toEqual(cursor);
  for (const other of ['x', '!!', Buffer.from('["A","x","y"]').toString('base64url'), 'a'.repeat(200)])
    expect(cursorOf(other)).toBeNull();
});
