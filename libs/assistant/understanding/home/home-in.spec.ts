import { assert, constantFrom, property, string } from 'fast-check';
import { homeFields, type HomeFacts, type HomeField, homeIn } from './home-in';

const nothing = { asked: null, facts: {} } as const;

const values: Readonly<Record<string, readonly string[]>> = {
  property_type: ['house', 'flat', 'bungalow', 'terraced', 'semi-detached', 'detached', 'maisonette', 'other'],
  current_boiler_type: [
    'combi',
    'system',
    'regular',
    'back boiler',
    'heat pump',
    'electric',
    'oil',
    'lpg',
    'storage heaters',
    'warm air',
  ],
  fuel: ['gas', 'lpg', 'oil', 'electric', 'solid fuel'],
  tenure: ['owner', 'landlord', 'tenant', 'agent', 'other'],
};

const words =
  'combi,want,a,not,3,bed,semi,my,for,a,worcester,F28,or,with,flat,"?",",",.,landlord,ideal,30i,bath,oil'.split(',');

describe('the home in a message', () => {
  it('is told in one line with everything', () => {
    const line =
      '3 bed semi, 2 bathrooms, we own it. gas combi, wooster bosch greenstar 30i showing EA, no hot water LS6 1AY';
    expect(homeIn(line, nothing)).toEqual({
      property_type: 'semi-detached',
      bedrooms: '3',
      bathrooms: '2',
      tenure: 'owner',
      current_boiler_type: 'combi',
      fuel: 'gas',
      boiler_make: 'Worcester Bosch Greenstar 30i',
      fault_code: 'EA',
    });
  });

  it.each(["my mum's ideal logic says L2", 'EA on my brothers worcester', 'my sister got a combi'])(
    'keeps the boiler and the code of the job where a relative’s is told: “%s”',
    (text) => {
      const facts = { boiler_make: 'Vaillant ecoTEC', fault_code: 'F28', current_boiler_type: 'system', fuel: 'gas' };
      expect(homeIn(text, { asked: null, facts })).toEqual({});
    },
  );

  it.each(['', ' ', 'hello', 'can you call me back please', '👋', 'thanks, bye', 'no heating since saturday'])(
    'is not told by "%s"',
    (text) => {
      expect(homeIn(text, nothing)).toEqual({});
    },
  );

  it('never holds another word than the trade’s', () => {
    const line = string({ unit: constantFrom(...words.map((word) => ` ${word}`)), maxLength: 40 });
    assert(
      property(line, constantFrom(null, ...homeFields), (text, asked) => {
        const facts = homeIn(text, { asked, facts: {} });
        const known = Object.entries(values).every(([field, all]) => {
          const value = Object.entries(facts).find(([key]) => key === field)?.[1];
          return value === undefined || all.includes(value);
        });
        return known && /^\d{0,2}$/.test(facts.bedrooms ?? '') && /^[A-Z\d]*$/.test(facts.fault_code ?? '');
      }),
    );
  });

  it('holds only numbers and codes that were written', () => {
    assert(
      property(string({ unit: 'grapheme-ascii', maxLength: 200 }), (text) => {
        const { bedrooms = '', fault_code = '' } = homeIn(text, nothing);
        const letters = text.toUpperCase().replace(/[^A-Z\d]/g, '');
        return letters.includes(fault_code) && letters.includes(bedrooms);
      }),
    );
  });

  it.each([
    'combi ',
    'want a combi or ',
    'e 1 ',
    'bed 3 ',
    'worcester bosch ',
    '0',
    'my a the ',
    "i own it n't ",
    '((((',
    '/-/-',
  ])('survives two thousand letters of "%s"', (text) => {
    expect(() => homeIn(text.repeat(2_000).slice(0, 2_000), nothing)).not.toThrow();
  });

  it.each<[HomeField, string, HomeFacts]>([
    ['bedrooms', '3 double 1 single', { bedrooms: '4' }],
    ['bedrooms', '2 doubles and a single', { bedrooms: '3' }],
    ['bedrooms', 'double and a single', { bedrooms: '2' }],
    ['bedrooms', '2 doubles', { bedrooms: '2' }],
    ['bathrooms', 'main one plus an ensuite', { bathrooms: '2' }],
    ['bathrooms', 'bathroom and ensuite', { bathrooms: '2' }],
    ['bathrooms', 'bathroom is cold', {}],
    ['boiler_make', 'says logic on it', { boiler_make: 'Ideal Logic' }],
    ['boiler_make', 'not logical', {}],
    ['current_boiler_type', 'instant hot water, no tank', { current_boiler_type: 'combi' }],
    ['current_boiler_type', 'tank upstairs and one in loft', { current_boiler_type: 'regular' }],
    ['current_boiler_type', 'no tanks', {}],
    ['property_type', '2 bed flat top floor', { property_type: 'flat', bedrooms: '2' }],
  ])('asked for %s, "%s" answers', (asked, text, facts) => {
    expect(homeIn(text, { asked, facts: {} })).toEqual(facts);
  });
});
