import { preferredTimeIn } from './preferred-time';

const told = (text: string, facts = {}) =>
  preferredTimeIn(text, { asked: null, facts, at: '2026-11-24T10:00:00.000Z' });

describe('a time by a household’s own day', () => {
  it.each([
    ["ring me after I've dropped the kids off", "after I've dropped the kids off"],
    ['can you come when the kids are at school', 'when the kids are at school'],
    ['call us once the bairns are in bed', 'once the bairns are in bed'],
    ['could someone ring after my shift', 'after my shift'],
    ['after the school run', 'after the school run'],
    ['in the half term break', 'the half term break'],
    ['can you come in the half term break', 'the half term break'],
    ['during half term', 'half term'],
    ['ring me once im home from work', 'once im home from work'],
    ['any time but lunch', 'any time but lunch'],
    ['any time but the school run', 'any time but the school run'],
    ['can you come over lunch', 'lunch'],
  ])('is kept as it was said, without a date: %s', (text, words) => {
    expect(told(text)).toEqual({ preferred_time: words });
  });

  it.each([
    'heating goes off when the kids are at school',
    'when the kids get home the house is freezing',
    'my heating hasnt worked over the christmas holidays',
    'the caretaker is off in half term',
    'we moved in after the school holidays',
    'boiler broke once i get home its freezing',
  ])('is none where a fault is told of, or somebody else: %s', (text) => {
    expect(told(text)).toEqual({});
  });
});

describe('when nobody is to ring or come', () => {
  it.each([
    ['dont ring before 3pm', 'dont ring before 3pm'],
    ['hello its Tash, please dont ring before 3pm. Number 07700 900461', 'dont ring before 3pm'],
    ["don't call me after 6", "don't call me after 6"],
    ['dont come before 9 please i work nights', 'dont come before 9'],
    ['never on a sunday', 'never on a sunday'],
    ['not at lunch please', 'not at lunch'],
    ['mornings are no good', 'mornings are no good'],
    ['sorry evenings are out for me', 'evenings are out'],
  ])('is kept with what it says of it: %s', (text, words) => {
    expect(told(text)).toEqual({ preferred_time: words });
  });

  it.each(['dont ring me on the landline', 'he rang before 3pm', "don't come tuesday"])(
    'is no wish for that time: %s',
    (text) => {
      expect(told(text)).toEqual({});
    },
  );

  it('stays beside a day that is named later', () => {
    expect(told('thursday please', { preferred_time: 'dont ring before 3pm' })).toMatchObject({
      preferred_time: 'thursday, dont ring before 3pm',
      preferred_from: '2026-11-26',
    });
  });
});

it.each([
  'hot water smells of eggs from one tap only',
  'boiler man passed it as safe on tuesday but the heating is off',
  'had somebody out last week they said fine, smells again tonight, worse',
  'mum is sat by the fire',
])('a time, or a number, of what is told is no wish: %s', (text) => {
  expect(told(text)).toEqual({});
});

it.each([
  ['can someone come from one tomorrow', 'from one tomorrow'],
  ['gas safe check on tuesday please', 'tuesday'],
  ['can you come sat, it smells musty', 'sat'],
])('beside such words it is one where it is asked for: %s', (text, words) => {
  expect(told(text).preferred_time).toBe(words);
});
