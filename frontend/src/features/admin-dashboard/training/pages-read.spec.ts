import { pagesRead, pagesUnread } from './pages-read';

const now = new Date('2026-11-19T13:10:00Z');
const page = (url: string, text: string, problem: string | null = null, at = '2026-11-19T13:06:00Z') => ({
  url,
  at,
  text,
  problem,
});

it('says how many pages were read, and when', () => {
  expect(pagesRead([], now)).toBe('');
  expect(pagesRead([page('a', 'x'), page('b', 'y')], now)).toBe('2 of 2 read, 13:06');
  expect(pagesRead([page('a', 'x', null, '2026-11-04T09:00:00Z'), page('b', 'y')], now)).toBe(
    '2 of 2 read, 4 Nov 2026',
  );
  expect(pagesRead([page('a', '', 'The website answered 404')], now)).toBe('0 of 1 read');
});

it('says which weren’t, and why', () => {
  expect(pagesUnread([page('a', 'x')])).toBeUndefined();
  expect(pagesUnread([page('a', '', 'The website answered 404'), page('b', 'x', 'The page took too long')])).toBe(
    'Couldn’t read a: The website answered 404 and b: The page took too long (what it said before is kept).',
  );
});
