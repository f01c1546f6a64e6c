import { factsIn } from './read-facts';

const answer = (asked: 'bedrooms' | 'bathrooms', text: string) => {
  const { bedrooms, bathrooms, preferred_time } = factsIn(text, {
    asked,
    intent: null,
    facts: {},
    at: '2026-11-22T10:00:00.000Z',
  });
  return [bedrooms ?? bathrooms, preferred_time];
};

describe('a number where rooms were asked for', () => {
  it.each([
    ['ok book it for the 3rd', 'the 3rd'],
    ['the 2nd please', 'the 2nd'],
    ['3rd dec suits', '3rd dec'],
    ['can you come friday at 3', 'friday at 3'],
    ['after 4 on tuesday is best', 'after 4 on tuesday'],
    ['make it the 5th', 'the 5th'],
  ])('is the day or the hour of a time in "%s"', (text, time) => {
    expect(answer('bedrooms', text)).toEqual([undefined, time]);
    expect(answer('bathrooms', text)).toEqual([undefined, time]);
  });

  it.each([
    ['3', '3'],
    ['3 bedrooms', '3'],
    ['about 3', '3'],
    ['4 plus a box room', '4'],
    ['two', '2'],
  ])('is how many there are in "%s"', (text, count) => {
    expect(answer('bedrooms', text)).toEqual([count, undefined]);
  });

  it.each([['4, can you come friday', '4', 'friday']])(
    'and a time beside it are both told in "%s"',
    (text, count, time) => {
      expect(answer('bedrooms', text)).toEqual([count, time]);
    },
  );

  it.each(['its on the 3rd floor', 'the 2nd one along'])('is no count in "%s"', (text) => {
    expect(answer('bedrooms', text)).toEqual([undefined, undefined]);
  });
});
