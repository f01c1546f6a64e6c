import { bathroomsIn, bedroomsIn } from './rooms';
import { tellingOf } from './telling';

const asked = (text: string) => [bedroomsIn(tellingOf(text), true, {}), bathroomsIn(tellingOf(text), true, {})];

describe('a number where rooms were asked for', () => {
  it.each([
    'the 20th',
    'can you come on the 20th',
    '1st of may',
    '20 jan',
    'the boiler is 20 years old',
    'about 20 years',
    'theres 4 of us',
    '£20',
    '2 grand',
    'in 2 weeks',
    'tuesday at 2',
    "5 o'clock",
    'before 5 please',
    'i told you 3 times',
    '2 of the radiators are cold, 12 rads',
    'flat 3',
  ])('is none in "%s"', (text) => {
    expect(asked(text)).toEqual([undefined, undefined]);
  });

  it.each([
    ['2', '2'],
    ['two', '2'],
    ['just the 1', '1'],
    ['2 and its 20 years old', '2'],
    ['2, by the 20th please', '2'],
    ['2 plus a wc', '2'],
    ['3 upstairs', '3'],
  ])('in "%s" is %s', (text, rooms) => {
    expect(asked(text)).toEqual([rooms, rooms]);
  });
});

it.each(['bathroom is 20 years old', 'bathroom: 20th of the month', 'the bedroom is 3 years old'])(
  'the age or the day of a room is no number of them: %s',
  (text) => {
    const telling = tellingOf(text);
    expect([bedroomsIn(telling, false, {}), bathroomsIn(telling, false, {})]).toEqual([undefined, undefined]);
  },
);

it.each(['bathrooms: 2', 'bathrooms is 2', '2 bathrooms by the 20th', '2 bathrooms, 20 years old'])(
  'a number of rooms is heard beside those: %s',
  (text) => {
    expect(bathroomsIn(tellingOf(text), false, {})).toBe('2');
  },
);
