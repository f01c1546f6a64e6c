import { timeInWords } from './time-in-words';

describe('a time is confirmed in words', () => {
  it.each([
    ['2026-11-26', '2026-11-26', 'Thu 26 November'],
    ['2026-11-21', '2026-11-21', 'today'],
    ['2026-11-22', '2026-11-22', 'tomorrow'],
    ['2026-11-22T08:00:00+00:00', '2026-11-22T12:00:00+00:00', 'tomorrow morning'],
    ['2026-11-21T17:00:00+00:00', '2026-11-21T21:00:00+00:00', 'this evening'],
    [
      '2026-11-26T16:00:00+00:00',
      '2026-11-26T18:00:00+00:00',
      'Thu 26 November between 4 in the afternoon and 6 in the evening',
    ],
    ['2026-11-26T16:00:00+00:00', '2026-11-26', 'Thu 26 November after 4 in the afternoon'],
    ['2026-11-26', '2026-11-26T10:00:00+00:00', 'Thu 26 November before 10 in the morning'],
    ['2026-11-26T16:30:00+00:00', '2026-11-26T16:30:00+00:00', 'Thu 26 November at 4:30 in the afternoon'],
    ['2027-07-08T14:30:00+01:00', '2027-07-08T14:30:00+01:00', 'Thu 8 July at 2:30 in the afternoon'],
    ['2026-11-24', '2026-11-25', 'Tue 24 November to Wed 25 November'],
    ['2028-02-29', '2028-02-29', 'Tue 29 February 2028'],
    ['2026-11-26', undefined, 'from Thu 26 November'],
    [undefined, '2026-11-26', 'by Thu 26 November'],
    ['', '', ''],
  ])('from %s to %s: %s', (from, to, words) => {
    expect(timeInWords(from, to, '2026-11-21T14:00:00.000Z')).toBe(words);
  });
});
