import { preferredTimeIn } from './preferred-time';

const at = '2026-11-22T10:00:00.000Z';
const known = {
  preferred_time: 'tomorrow afternoon',
  preferred_from: '2026-11-23T12:00:00+00:00',
  preferred_to: '2026-11-23T17:00:00+00:00',
};
const told = (text: string, asked: string | null = null) => preferredTimeIn(text, { asked, facts: {}, at });

const charges = [
  'are weekends dearer?',
  'is it more expensive on a saturday?',
  'is saturday any dearer',
  'do you charge more at weekends',
  'does an evening cost extra',
  'whats the call out charge on a sunday',
  'are you cheaper midweek',
  'is it double time on bank holidays',
  'do evenings cost more?',
];
const calendar = [
  '4th dec is that a friday?',
  'is the 3rd a thursday?',
  'is that this thursday or next?',
  'what day is the 14th?',
  'the 10th, is that a thursday',
  'is it a monday the 30th',
  'which day does the 14th fall on',
];
const past = [
  'One of your lads was here Tuesday and left a right mess',
  'your engineer came out last week',
  'he came round on Monday to look at it',
  'you fitted it in March and its leaking',
  'he never turned up Thursday',
  'someone was out on the 12th',
  'we had you lot out on the 12th',
  'had it serviced on the 3rd of november',
  'two of your men were in on Friday and broke a tile',
  'the lad popped by on wednesday',
  'I rang you Tuesday',
  'was told someone would be out friday',
];
const others = [
  "my daughter's coming home for christmas",
  'the wife works tues and thurs',
  'building control are out on the 8th',
  'the carpet people are here weds and thurs',
  'do you lot do evenings',
  'what time do you shut saturdays',
  'is anyone in the office tomorrow',
  'roofers are on the house till friday',
];
const papers = [
  'need the CP12s before the 3rd of December',
  'need the cp12 by friday',
  'can you email the gas safety record by thursday',
  'will the report be ready tomorrow',
  'when will I get the quote, end of the week?',
];

describe('a time is none to come', () => {
  it.each([...charges, ...calendar, ...past, ...others, ...papers])('in "%s"', (text) => {
    expect(told(text)).toEqual({});
  });

  it.each([...charges, ...calendar, ...past])('in "%s", not even where one was asked for', (text) => {
    expect(told(text, 'preferred_time')).toEqual({});
  });

  it.each([...charges, ...calendar, ...past, ...others, ...papers])(
    'in "%s", so that what was agreed stands',
    (text) => {
      expect(preferredTimeIn(text, { asked: null, facts: known, at })).toEqual({});
    },
  );
});

describe('a time is wished for', () => {
  it.each([
    ['are weekends ok?', 'weekends'],
    ['what day is best, thursday or friday?', 'thursday or friday'],
    ['which day is good for you, is tuesday ok', 'tuesday'],
    ['if you came round tuesday that would be great', 'tuesday'],
    ['have you got anyone out our way tuesday', 'tuesday'],
    ['could someone be sent out on friday', 'friday'],
    ['when can I have an appointment, is tuesday ok?', 'tuesday'],
    ['is this friday ok?', 'this friday'],
    ['the 8th then', 'the 8th'],
    ['ok the 8th then', 'the 8th'],
    ['yeah go on, the 14th', 'the 14th'],
    ['is thursday any good?', 'thursday'],
    ['is friday possible', 'friday'],
    ["can you come saturday, i know it's dearer", 'saturday'],
    ['wednesday if its cheaper', 'wednesday'],
    ['would a friday suit you', 'friday'],
    ['your lad was here last tuesday, can he come back this tuesday', 'this tuesday'],
    ['he never turned up thursday so can you come tomorrow', 'tomorrow'],
    ['you fitted it in march, can you come on monday', 'monday'],
    ['im here all day tuesday', 'all day tuesday'],
    ['we are home on friday', 'friday'],
    ['can someone come round on Monday', 'Monday'],
    ['the wife works so evenings please', 'evenings'],
    ['the electricians are in this week so can you do next week', 'next week'],
    ['can you come and do the cp12 on thursday', 'thursday'],
    ['can you come before the 3rd, i need a cp12', 'before the 3rd'],
  ])('in "%s": %s', (text, words) => {
    expect(told(text).preferred_time).toBe(words);
  });
});

describe('a weekday told with its date', () => {
  it.each([
    ['can you come friday 4th december', '2026-12-04', '2026-12-04'],
    ['fri the 4th please', '2026-12-04', '2026-12-04'],
    ['thursday 3rd would suit', '2026-12-03', '2026-12-03'],
    ['tuesday the 24th please', '2026-11-24', '2026-11-24'],
    ['Monday 14th Dec is best', '2026-12-14', '2026-12-14'],
    ['tuesday at 2 on the 8th please', '2026-12-08T14:00:00+00:00', '2026-12-08T14:00:00+00:00'],
    ['no later than friday the 4th please', undefined, '2026-12-04'],
    ['on or before thursday the 3rd please', undefined, '2026-12-03'],
    ['by friday the 4th please', undefined, '2026-12-04'],
    ['after friday 4th dec please', '2026-12-05', undefined],
    ['friday the 5th please', undefined, undefined],
  ])('is that date and no nearer one: %s', (text, from, to) => {
    const { preferred_from, preferred_to } = told(text);
    expect([preferred_from, preferred_to]).toEqual([from, to]);
  });
});

describe('a number that counts', () => {
  it.each([
    'do you give discount for 4',
    'whats the price for two',
    'is it cheaper for 3',
    'one in the hall and one in the box room',
    'one upstairs and one in the loft',
  ])('is no hour in "%s"', (text) => expect(told(text, 'preferred_time')).toEqual({}));

  it.each(['can you come for 4', 'one in the afternoon', 'quote please, tuesday for 4'])('is one in "%s"', (text) =>
    expect(told(text, 'preferred_time')).toHaveProperty('preferred_time'),
  );
});

describe('a number inside of a sentence about another thing', () => {
  it.each([
    'I am in tab one',
    'I am in tab 1',
    'i am in flat 3',
    'you are the one',
    'I am',
    'this morning I only had the one',
  ])('is no hour in "%s"', (text) =>
    expect(told(text, 'preferred_time').preferred_time ?? '').not.toMatch(/am|one|[13]/u),
  );

  it.each([
    ['one', 'one'],
    ['at one', 'one'],
    ["one o'clock", "one o'clock"],
    ['could you do two?', 'two'],
    ['I am free at one', 'one'],
    ['am please', 'am'],
  ])('is an hour, or half of the day, in "%s"', (text, words) =>
    expect(told(text, 'preferred_time').preferred_time).toBe(words),
  );
});

it.each(['next week any day but monday', 'any day but friday next week', 'anytime next week but tuesday'])(
  'leaves out what stands behind "but" in "%s"',
  (text) =>
    expect(told(text, 'preferred_time')).toMatchObject({ preferred_from: '2026-11-23', preferred_to: '2026-11-29' }),
);
