import { preferredTimeIn } from './preferred-time';

const at = '2026-11-22T10:00:00.000Z';
const wished = (text: string, asked: string | null) => preferredTimeIn(text, { asked, facts: {}, at }).preferred_time;

const counts = ['1', '2', '3', '4', '5', '6', 'two', 'four'];
const things = ['photos', 'pictures', 'pics', 'images', 'videos', 'screenshots', 'attachments'];

describe('asked when it suits', () => {
  it.each(counts.flatMap((count) => things.map((thing) => `here are ${count} ${thing}`)))('"%s" is no time', (text) =>
    expect(wished(text, 'preferred_time')).toBeUndefined(),
  );

  it.each([
    'here are 3 pics of the boiler',
    'here is 1 photo',
    '1 picture',
    '4 photos sent',
    'i sent 2 blurry pictures',
    'theres 4 photos there',
    '3 valves',
    '2 leaks',
    '5 tenants',
    '4 thermostats',
    '6 steps up to the door',
    '3 dogs so ring first',
    '2 children',
    '4 radiators',
  ])('"%s" counts what is no time', (text) => expect(wished(text, 'preferred_time')).toBeUndefined());

  it.each([
    ['4pm works', '4pm'],
    ['4 works', '4'],
    ['9 thanks', '9'],
    ['4 suits me', '4'],
    ['10 is fine', '10'],
    ['4 as long as its dry', '4'],
    ['9 weekdays', '9'],
    ['4', '4'],
    ['4 please', '4'],
    ['between 4 and 6', 'between 4 and 6'],
    ['between 4 and 6 works', 'between 4 and 6'],
    ['after 4, here are 3 photos', 'after 4'],
  ])('"%s" is a time', (text, words) => expect(wished(text, 'preferred_time')).toContain(words));
});

it.each(['here are 4 photos', 'here are 4 photos for you', 'ive put 4 pictures on', 'for 3 photos'])(
  'asked nothing of times, "%s" is none either',
  (text) => expect(wished(text, null)).toBeUndefined(),
);
