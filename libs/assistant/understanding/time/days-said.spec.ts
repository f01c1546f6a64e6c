import { preferredTimeIn } from './preferred-time';

const told = (text: string, at: string) => {
  const { preferred_time, preferred_from, preferred_to } = preferredTimeIn(text, { asked: null, facts: {}, at });
  return [preferred_time, preferred_from, preferred_to];
};

describe.each([
  [
    'Saturday 21 November 2026, 14:00',
    '2026-11-21T14:00:00.000Z',
    [
      ['can someone come tues week after 4', 'tues week after 4', '2026-12-01T16:00:00+00:00', '2026-12-01'],
      ['Tuesday week please', 'Tuesday week', '2026-12-01', '2026-12-01'],
      ['any slots a week on Thursday?', 'a week on Thursday', '2026-12-03', '2026-12-03'],
      ['week on thurs pls', 'week on thurs', '2026-12-03', '2026-12-03'],
      ['a fortnight on Monday would be fine', 'a fortnight on Monday', '2026-12-07', '2026-12-07'],
      ['a fortnight today', 'a fortnight today', '2026-12-05', '2026-12-05'],
      ['a week today suits', 'a week today', '2026-11-28', '2026-11-28'],
      ['a week tomorrow', 'a week tomorrow', '2026-11-29', '2026-11-29'],
      ['tomorrow week works', 'tomorrow week', '2026-11-29', '2026-11-29'],
      ['can you squeeze me in before tues am', 'before tues am', undefined, '2026-11-23'],
      ['it has to be before tues 4pm', 'before tues 4pm', undefined, '2026-11-24'],
      ['could you come the 3rd', 'the 3rd', '2026-12-03', '2026-12-03'],
      ['book me in for the 21st', 'the 21st', '2026-12-21', '2026-12-21'],
      ['book me in for the 31st', 'the 31st', '2026-12-31', '2026-12-31'],
      [
        'book me for the twelfth first thing',
        'the twelfth first thing',
        '2026-12-12T08:00:00+00:00',
        '2026-12-12T09:00:00+00:00',
      ],
      ['3/12 at 10am please', '3/12 at 10am', '2026-12-03T10:00:00+00:00', '2026-12-03T10:00:00+00:00'],
      ['03.12.2026 is best', '03.12.2026', '2026-12-03', '2026-12-03'],
      ['2026-12-03 is best', '2026-12-03', '2026-12-03', '2026-12-03'],
      ['come on 25/12', '25/12', '2026-12-25', '2026-12-25'],
      ['Thursday 26th at 4ish', 'Thursday 26th at 4ish', '2026-11-26T16:00:00+00:00', '2026-11-26T16:00:00+00:00'],
      ['Thursday 27th please', 'Thursday 27th', undefined, undefined],
      ['come Dec 3rd', 'Dec 3rd', '2026-12-03', '2026-12-03'],
      ['come 2nd January', '2nd January', '2027-01-02', '2027-01-02'],
      ['29 feb', '29 feb', '2028-02-29', '2028-02-29'],
      ['come on 1 November 2026', '1 November 2026', undefined, undefined],
      ['first thing tomorrow', 'first thing tomorrow', '2026-11-22T08:00:00+00:00', '2026-11-22T09:00:00+00:00'],
      ['day after tomorrow', 'day after tomorrow', '2026-11-23', '2026-11-23'],
      ['sat am', 'sat am', '2026-11-28T08:00:00+00:00', '2026-11-28T12:00:00+00:00'],
      ['this Saturday please', 'this Saturday', '2026-11-21', '2026-11-21'],
      ['next Tues or Weds', 'next Tues or Weds', '2026-11-24', '2026-11-25'],
      ['Tues or Thurs please', 'Tues or Thurs', undefined, undefined],
      ['Monday to Wednesday any time', 'Monday to Wednesday any time', '2026-11-23', '2026-11-25'],
      [
        'between 2 and 4 on Friday',
        'between 2 and 4 on Friday',
        '2026-11-27T14:00:00+00:00',
        '2026-11-27T16:00:00+00:00',
      ],
      ['any weekday before 10', 'any weekday before 10', undefined, undefined],
      ['bank holiday Monday', 'bank holiday Monday', undefined, undefined],
      ['the weekend is best', 'the weekend', '2026-11-21', '2026-11-22'],
      ['next weekend', 'next weekend', '2026-11-28', '2026-11-29'],
      ['early next week', 'early next week', '2026-11-23', '2026-11-25'],
      ['the end of next week', 'the end of next week', '2026-11-26', '2026-11-29'],
      ['week after next', 'week after next', '2026-11-30', '2026-12-06'],
      ['any day w/c 7th December', 'any day w/c 7th December', '2026-12-07', '2026-12-13'],
      ['tuesday next week at 10', 'tuesday next week at 10', '2026-11-24T10:00:00+00:00', '2026-11-24T10:00:00+00:00'],
      ['by friday please', 'by friday', undefined, '2026-11-27'],
      ['from Monday please', 'from Monday', '2026-11-23', undefined],
      ['any afternoon after the 20th please', 'any afternoon after the 20th', '2026-12-21', undefined],
      ['can you come next month', 'next month', '2026-12-01', '2026-12-31'],
      ['a visit in early january', 'early january', '2027-01-01', '2027-01-10'],
      ['can you come boxing day', 'boxing day', '2026-12-26', '2026-12-26'],
      ['call me in an hour', 'in an hour', '2026-11-21T15:00:00+00:00', '2026-11-21T15:00:00+00:00'],
      ['call me in 12 hours', 'in 12 hours', '2026-11-22T02:00:00+00:00', '2026-11-22T02:00:00+00:00'],
      ['wensday or thurday', 'wensday or thurday', '2026-11-25', '2026-11-26'],
      ['tommorow  at   3pm', 'tommorow  at   3pm', '2026-11-22T15:00:00+00:00', '2026-11-22T15:00:00+00:00'],
      ['WEDNESDAY AFTERNOON', 'WEDNESDAY AFTERNOON', '2026-11-25T12:00:00+00:00', '2026-11-25T17:00:00+00:00'],
    ],
  ],
  [
    'Wednesday 7 July 2027, 10:00 in summer time',
    '2027-07-07T09:00:00.000Z',
    [
      ['tomorrow at 2.30', 'tomorrow at 2.30', '2027-07-08T14:30:00+01:00', '2027-07-08T14:30:00+01:00'],
      ['wed or thurs next week', 'wed or thurs next week', '2027-07-14', '2027-07-15'],
      ['next Friday', 'next Friday', '2027-07-16', '2027-07-16'],
      ['Friday', 'Friday', '2027-07-09', '2027-07-09'],
      ['Wednesday please', 'Wednesday', '2027-07-14', '2027-07-14'],
      ['come this afternoon', 'this afternoon', '2027-07-07T12:00:00+01:00', '2027-07-07T17:00:00+01:00'],
      ['tonight after 7', 'tonight after 7', '2027-07-07T19:00:00+01:00', '2027-07-07T21:00:00+01:00'],
      ['later this week would be good', 'later this week', '2027-07-08', '2027-07-11'],
      ['call me in 2 hours', 'in 2 hours', '2027-07-07T12:00:00+01:00', '2027-07-07T12:00:00+01:00'],
      ['come on the 7/7/27', 'the 7/7/27', '2027-07-07', '2027-07-07'],
    ],
  ],
  [
    'an hour before midnight on the eve of winter time',
    '2026-10-24T21:30:00.000Z',
    [
      ['tomorrow morning', 'tomorrow morning', '2026-10-25T08:00:00+00:00', '2026-10-25T12:00:00+00:00'],
      ['call me in half an hour', 'in half an hour', '2026-10-24T23:00:00+01:00', '2026-10-24T23:00:00+01:00'],
      ['sunday week at 4', 'sunday week at 4', '2026-11-01T16:00:00+00:00', '2026-11-01T16:00:00+00:00'],
      ['tomorrow at 1.30am', 'tomorrow at 1.30am', '2026-10-25T01:30:00+01:00', '2026-10-25T01:30:00+01:00'],
    ],
  ],
  [
    'half past midnight in London on the day after a summer evening',
    '2026-07-31T23:30:00.000Z',
    [
      ['today at 4', 'today at 4', '2026-08-01T16:00:00+01:00', '2026-08-01T16:00:00+01:00'],
      ['this month', undefined, undefined, undefined],
      ['tomorrow', 'tomorrow', '2026-08-02', '2026-08-02'],
    ],
  ],
  [
    'just after winter time came',
    '2026-10-25T01:30:00.000Z',
    [
      ['today at 4', 'today at 4', '2026-10-25T16:00:00+00:00', '2026-10-25T16:00:00+00:00'],
      ['monday before 9', 'monday before 9', '2026-10-26', '2026-10-26T09:00:00+00:00'],
      ['next Monday', 'next Monday', '2026-10-26', '2026-10-26'],
    ],
  ],
  [
    'Saturday, the eve of summer time',
    '2027-03-27T18:00:00.000Z',
    [
      ['tomorrow at 10', 'tomorrow at 10', '2027-03-28T10:00:00+01:00', '2027-03-28T10:00:00+01:00'],
      ['tomorrow at 1.30am', 'tomorrow at 1.30am', '2027-03-28T02:30:00+01:00', '2027-03-28T02:30:00+01:00'],
      ['this evening', 'this evening', '2027-03-27T17:00:00+00:00', '2027-03-27T21:00:00+00:00'],
      ['call me in 3 days', 'in 3 days', '2027-03-30', '2027-03-30'],
    ],
  ],
  [
    'just after summer time came',
    '2027-03-28T01:05:00.000Z',
    [
      ['today after 4', 'today after 4', '2027-03-28T16:00:00+01:00', '2027-03-28'],
      ['Thursday noon-ish', 'Thursday noon-ish', '2027-04-01T12:00:00+01:00', '2027-04-01T12:00:00+01:00'],
    ],
  ],
  [
    'New Year’s Eve',
    '2026-12-31T12:00:00.000Z',
    [
      ['tomorrow', 'tomorrow', '2027-01-01', '2027-01-01'],
      ['could you come the 1st', 'the 1st', '2027-01-01', '2027-01-01'],
      ['come new years day', 'new years day', '2027-01-01', '2027-01-01'],
      ['a week on Friday', 'a week on Friday', '2027-01-08', '2027-01-08'],
    ],
  ],
  [
    'the end of a February',
    '2028-02-28T12:00:00.000Z',
    [
      ['tomorrow', 'tomorrow', '2028-02-29', '2028-02-29'],
      ['could you come the 30th', 'the 30th', '2028-03-30', '2028-03-30'],
      ['a fortnight tomorrow', 'a fortnight tomorrow', '2028-03-14', '2028-03-14'],
    ],
  ],
] as const)('written on %s', (_name, at, lines) => {
  it.each(lines)('"%s" is told as "%s", from %s to %s', (text, words, from, to) => {
    expect(told(text, at)).toEqual([words, from, to]);
  });
});
