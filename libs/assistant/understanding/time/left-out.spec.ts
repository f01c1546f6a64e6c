import { preferredTimeIn } from './preferred-time';

const at = '2026-11-22T10:00:00.000Z';
const told = (text: string, asked: string | null = null, facts = {}) => preferredTimeIn(text, { asked, facts, at });

describe('a time that is left out', () => {
  it.each([
    ['not the mornings', 'not the mornings'],
    ['not mornings please', 'not mornings'],
    ['not between 1 and 2 im at the doctors', 'not between 1 and 2'],
    ['not thursdays, i do the food bank', 'not thursdays'],
    ['cant do mornings', 'cant do mornings'],
    ['just not the evenings if poss', 'not the evenings'],
    ['no weekends please', 'no weekends'],
    ['sorry, not after 6', 'not after 6'],
    ["but I can't do Tuesdays because of work", "can't do Tuesdays"],
    ['any day but not the 1st', 'any day but not the 1st'],
  ])('is kept in the visitor’s words and comes to no date: %s', (text, words) => {
    expect(told(text, text.startsWith('any') ? 'preferred_time' : null)).toEqual({ preferred_time: words });
  });

  it('is kept of one day too where a time was asked for', () => {
    expect(told('not friday', 'preferred_time')).toEqual({ preferred_time: 'not friday' });
  });

  const thursday = { preferred_time: 'Thursday', preferred_from: '2026-11-26', preferred_to: '2026-11-26' };

  it('stands beside the day that was wished for', () => {
    expect(told('not between 1 and 2 im at the doctors', null, thursday)).toEqual({
      ...thursday,
      preferred_time: 'Thursday, not between 1 and 2',
    });
  });

  it('is said once however often it is told', () => {
    const facts = { ...thursday, preferred_time: 'Thursday, not mornings' };
    expect(told('not mornings', null, facts)).toEqual(facts);
  });

  it('takes the place of what it leaves out', () => {
    const facts = {
      preferred_time: 'tomorrow morning',
      preferred_from: '2026-11-23T08:00:00+00:00',
      preferred_to: '2026-11-23T12:00:00+00:00',
    };
    expect(told('cant do mornings', null, facts)).toEqual({
      preferred_time: 'cant do mornings',
      preferred_from: '',
      preferred_to: '',
    });
  });

  it('stays left out of a day that is named later', () => {
    expect(told('thursday please', 'preferred_time', { preferred_time: 'not mornings' })).toEqual({
      preferred_time: 'thursday, not mornings',
      preferred_from: '2026-11-26',
      preferred_to: '2026-11-26',
    });
  });

  it.each([
    ['not mornings', 'symptoms'],
    ['no hot water in the mornings', null],
    ['its not working in the evenings', null],
    ['not tuesday', null],
    ['not today', null],
    ['no weekends then?', 'preferred_time'],
    ['no evenings?', null],
    ['it does not come on mornings', null],
    ['never mind', null],
    ['we had no heating at weekends', null],
  ])('is none in "%s" where %s was asked for', (text, asked) => {
    expect(told(text, asked)).toEqual({});
  });

  it('is part of a time that it follows', () => {
    expect(told('weds but not between 12 and 1')).toEqual({
      preferred_time: 'weds but not between 12 and 1',
      preferred_from: '2026-11-25',
      preferred_to: '2026-11-25',
    });
  });

  it('is no part of a time that is wished for beside it', () => {
    expect(told('not mornings, afternoons are best').preferred_time).toBe('afternoons');
  });
});

describe('a time from when somebody is back', () => {
  it.each([
    ['im out till friday the 4th so after that', 'after that', '2026-12-05'],
    ['away until tuesday so any time after that is fine', 'any time after that', '2026-11-25'],
    ["we're on holiday till the 6th, any day after that", 'any day after that', '2026-12-07'],
    ['Back on the 9th so Anytime from then', 'Anytime from then', '2026-12-09'],
    ['not back until the 3rd, after that is fine', 'after that', '2026-12-04'],
  ])('"%s": %s, from %s', (text, words, from) => {
    expect(told(text)).toEqual({ preferred_time: words, preferred_from: from });
  });

  it.each([
    'i finish at 3 so after then',
    'the boiler was fine till tuesday and after that it died',
    'im out till friday',
  ])('is none in "%s"', (text) => expect(told(text)).toEqual({}));
});
