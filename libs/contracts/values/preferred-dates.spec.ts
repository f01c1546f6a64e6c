import { preferredTimeInWords } from './preferred-dates';

describe('a preferred time in words', () => {
  it.each([
    ['2026-12-03', '2026-12-03', 'then · Thu 3 December'],
    ['2026-12-03T12:00:00+00:00', '2026-12-03T17:00:00+00:00', 'then · Thu 3 December, 12:00 to 17:00'],
    ['2026-07-02T16:00:00+01:00', '2026-07-02', 'then · Thu 2 July, from 16:00'],
    ['2026-07-02', '2026-07-02T09:30:00Z', 'then · Thu 2 July, until 10:30'],
    ['2026-12-07', '2026-12-11', 'then · Mon 7 December to Fri 11 December'],
    ['2026-12-07', undefined, 'then · from Mon 7 December'],
    [undefined, '2026-12-11', 'then · by Fri 11 December'],
    [undefined, undefined, 'then'],
    ['[erased]', '[erased]', 'then'],
  ])('from %s to %s reads "%s"', (preferred_from, preferred_to, words) =>
    expect(preferredTimeInWords({ preferred_time: 'then', preferred_from, preferred_to })).toBe(words),
  );

  it('says a date once where the visitor said it so, and nothing where nothing was said', () => {
    const dates = { preferred_from: '2026-12-03', preferred_to: '2026-12-03' };
    expect(preferredTimeInWords({ ...dates, preferred_time: 'thu 3 december' })).toBe('thu 3 december');
    expect(preferredTimeInWords({ ...dates, preferred_time: '' })).toBe('');
  });
});
