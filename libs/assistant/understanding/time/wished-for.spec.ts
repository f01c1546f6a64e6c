import { preferredTimeIn, type TimeBefore } from './preferred-time';

const at = '2026-11-21T14:00:00.000Z';
const first: TimeBefore = { asked: null, facts: {}, at };
const asked: TimeBefore = { asked: 'preferred_time', facts: {}, at };

describe('a time for a visit or a call', () => {
  it.each([
    ['boiler broke on Tuesday, can someone come Thursday after 4 please', 'Thursday after 4'],
    ['no hot water since last night can you come tomorrow', 'tomorrow'],
    ['engineer came on Monday and its gone again, can you come back tomorrow', 'tomorrow'],
    ['British Gas can come Friday but can you do Thursday', 'Thursday'],
    ['need someone asap', 'asap'],
    ['call me as soon as possible', 'as soon as possible'],
    ['could you come after school pick up', 'after school pick up'],
    ['call me back after 1', 'after 1'],
    ['ring me from 9', 'from 9'],
    ['giz a bell after 6 on 07700900777', 'after 6'],
    ['my number is 07700 900123 call after 5pm', 'after 5pm'],
    ["i'm free Tuesdays", 'Tuesdays'],
    ['weekday mornings please', 'weekday mornings'],
    ['evenings best for me', 'evenings'],
    ['half four tomorrow', 'half four tomorrow'],
    ['Friday at noon-ish', 'Friday at noon-ish'],
    ['dinner time tomorrow', 'dinner time tomorrow'],
    ['tea time friday', 'tea time friday'],
    ['need it repaired by Friday', 'by Friday'],
    ['I can do Thursday after 4 or Friday morning', 'Thursday after 4 or Friday morning'],
    ['can u come tomorrow? im home after 3', 'tomorrow after 3'],
    ['tomorrow but not before 10', 'tomorrow but not before 10'],
    ["I'm off work on the 14th", 'the 14th'],
    ['good morning, is Friday possible', 'Friday'],
    ['could ye send a man oot the morra', 'the morra'],
    ["I'm in all day saturday if your lad wants to call round", 'all day saturday'],
    ['can we move Thursday to Friday', 'Friday'],
    ['change my appointment from Tuesday to Wednesday 2pm', 'Wednesday 2pm'],
    ['my appointment on Thursday at 2 can we do Friday morning', 'Friday morning'],
    ['cant do thursday, can you do friday', 'friday'],
    ['can we do friday instead of thursday', 'friday'],
    ['no, make it Thursday', 'Thursday'],
    ['can you come Tuesday. Actually no, make it Thursday', 'Thursday'],
    ['scrap that, Wednesday instead', 'Wednesday'],
    ['not Tuesday but Wednesday', 'Wednesday'],
  ])('is in "%s": %s', (text, words) => {
    expect(preferredTimeIn(text, first).preferred_time).toBe(words);
  });

  it.each([
    'boiler broke on tuesday',
    'its been off since Tuesday',
    'stopped working last night',
    'it started 3 weeks ago',
    'it packed up yesterday',
    'heating comes on at 6',
    'timer is set for 6.30am',
    'boiler goes off at night',
    'warranty until 3rd December',
    'its 15 years old',
    'boiler serviced last March',
    'had it serviced in october',
    'are you open on saturday',
    'do you work sundays',
    'what time do you open on monday',
    'my neighbour had theirs done on Tuesday',
    'British Gas are coming on Friday',
    'the electrician can come on Friday',
    'it drips 24 hours a day',
    'it bangs every morning',
    'every day the pressure drops',
    'good morning, my boiler is broken',
    'morning! no heating',
    'Evening all',
    'we are away until the 5th',
    'I work monday to friday',
    'cancel my appointment tomorrow',
    'how long until you come',
    'is 3/4 inch pipe ok',
    'pressure is 1.2',
    'come to 12 High Street',
    'flat on 2nd floor, price for a combi?',
    '3 bed semi, 2 bathrooms',
    'mine is june.whitaker@example.com',
    'got a burst pipe fri night',
    'fault EA 227 and then F28',
    'call me on 07700 900142',
    'hello',
  ])('is not in "%s"', (text) => {
    expect(preferredTimeIn(text, first)).toEqual({});
  });

  it.each([
    'Thursday',
    '4ish',
    'mornings',
    '4',
    'after 4',
    'any time',
    'whenever',
    'asap',
    'am',
    '4 or 5',
    'evenings after 6',
    'tomorrow 2-4pm',
    'the 3rd',
    'Tues/Thurs pm',
    '9 til 12 weds',
    'morning',
    '8 to 6 monday',
    'half 8',
    'lunchtime',
  ])('is the whole of the answer "%s"', (text) => {
    expect(preferredTimeIn(text, asked).preferred_time).toBe(text);
  });

  it.each(['my name is Dave', 'not sure', 'dave@example.com', 'SW1A 1AA'])('is not in the answer "%s"', (text) => {
    expect(preferredTimeIn(text, asked)).toEqual({});
  });
});

describe('a time told before', () => {
  const thursday = { preferred_time: 'Thursday', preferred_from: '2026-11-26', preferred_to: '2026-11-26' };
  const after = (text: string, facts = thursday) => preferredTimeIn(text, { ...asked, facts });

  it('is the day of an hour told alone', () => {
    expect(after('after 4')).toEqual({
      preferred_time: 'Thursday after 4',
      preferred_from: '2026-11-26T16:00:00+00:00',
      preferred_to: '2026-11-26',
    });
  });

  it('is the week of a weekday told later', () => {
    const nextWeek = { preferred_time: 'week after next', preferred_from: '2026-11-30', preferred_to: '2026-12-06' };
    expect(after('ideally Tuesday', nextWeek)).toMatchObject({
      preferred_from: '2026-12-01',
      preferred_to: '2026-12-01',
    });
  });

  it('gives way to a correction', () => {
    expect(after('no, Friday at 2pm')).toEqual({
      preferred_time: 'Friday at 2pm',
      preferred_from: '2026-11-27T14:00:00+00:00',
      preferred_to: '2026-11-27T14:00:00+00:00',
    });
  });

  it('keeps no days where the correction has none', () => {
    expect(after('any weekday')).toEqual({ preferred_time: 'any weekday', preferred_from: '', preferred_to: '' });
  });

  it.each(['sorry, can’t do Thursday any more', 'forget Thursday', 'cancel the visit', 'no need to come now'])(
    'is taken back by "%s"',
    (text) => {
      expect(after(text)).toEqual({ preferred_time: '', preferred_from: '', preferred_to: '' });
    },
  );

  it.each(['its a worcester 30i', 'the boiler is no good any more', 'I want to cancel my cover with British Gas'])(
    'stands where a message speaks of something else: %s',
    (text) => {
      expect(after(text)).toEqual({});
    },
  );
});
